"""The screen: Streamlit is imported here, in pages and in app.py, and nowhere else."""
