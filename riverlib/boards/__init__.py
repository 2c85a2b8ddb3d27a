"""What a board shows and what a window at it knows; its scripts in the browser. No Streamlit."""
