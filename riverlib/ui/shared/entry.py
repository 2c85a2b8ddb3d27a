"""Every page is entered through app.py, also the first one after a server's start."""

import streamlit as st
from streamlit.runtime.pages_manager import PagesManager


def run_app_first() -> None:
    """Run app.py first, if Streamlit is about to run a page by itself.

    A folder ``pages/`` means to Streamlit that each file in it is a page of its old kind, until
    ``st.navigation`` was called: an address such as ``/cards?game=...``, asked for first, would run
    that file without app.py. Our server says at its start that they are not (``serving.py``);
    whatever else runs the app, as ``AppTest`` does, meets this. The file's name must be the page's
    address then, or Streamlit says "Page not found" before any code of ours runs.
    """
    if PagesManager.uses_pages_directory:
        PagesManager.uses_pages_directory = False
        st.rerun()
