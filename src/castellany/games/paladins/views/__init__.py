"""The observation of the table, thing by thing."""
