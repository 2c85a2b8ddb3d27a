"""Two family games as a library: Up and Down the River and Race to the Harbour."""

__version__ = "0.1.0"
