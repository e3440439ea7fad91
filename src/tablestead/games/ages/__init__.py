"""Roll Through the Ages: The Bronze Age, by the rules of docs/rules/ages.md."""
