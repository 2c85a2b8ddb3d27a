"""Data in, Plotly figures out; pure functions on one theme."""
