from motu.core.search_model import SearchModel
class VanuatuSearchModel(SearchModel): pass
