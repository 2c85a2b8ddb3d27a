"""Every page is entered through app.py, also the first one after a server's start."""

import streamlit as st
from streamlit.runtime.pages_manager import PagesManager


def run_app_first() -> None:
    """Run app.py first, if Streamlit is about to run a page by itself.

    Until some session has called ``st.navigation``, a server with a folder ``pages/`` takes each
    file in it for a page of its old kind: an address such as ``/cards?game=...``, opened first
    after a restart, runs that file without app.py. The file's name must be the page's address,
    or Streamlit says "Page not found" before any code of ours runs.
    """
    if PagesManager.uses_pages_directory:
        PagesManager.uses_pages_directory = False
        st.rerun()
