"""Studies: a plan of many games, tables of how they went, a page of pictures, a comparison."""
