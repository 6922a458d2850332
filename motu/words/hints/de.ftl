### Was alle Tipps sagen, mit dem ersten geladen.

likely =
    { $likely ->
        [yes] , wahrscheinlich
       *[no] { "" }
    }
hint-same = Führt ungefähr zum selben wie die anderen Züge.
