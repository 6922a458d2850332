### Wie Vanuatu sich vorstellt, bevor jemand spielt.

title = Vanuatu
tagline = Befahre ein wachsendes Inselreich und handle, wo du die Mehrheit hast
pitch = Lege offen fünf Marker auf neun Aktionen und führe sie dann einzeln aus, aber nur, wo du die Mehrheit hast. Fische, tauche, baue, exportiere, zeichne in den Sand und bring Touristen, während zehn Vatu stets zu Wohlstand werden. Mit den steigenden Wassern haltet ihr gemeinsam das Meer zurück, oder alle verlieren.
