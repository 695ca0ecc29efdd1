/** Well-known deals, by the names of their messages: the code of each, and its source. */
export const CLASSICS: readonly { id: string; code: string; source: string }[] = [
  { id: "kovalevskaya", code: "T987.98.987.8+AK.AKQT.A.QJT+QJ.J7.KQJT.97~AC+KC~contract+misere~leader+2", source: "github.com/Unisay/preferanser backend-client/src/main/resources/com/preferanser/server/client/deal/5.json @ 38b52b336f59; answer also in github.com/avysogorets/preferans-solver README.md (\"number of projected tricks conceded by South is 1\"); same deal in github.com/grafalex82/PreferansSolver Main.cpp" },
  { id: "lasker-unisay", code: "987.8.98.J987+Q.JT9.KQJT.KQ+AKJT.A7.A7.AT~KH+QH~contract+misere~leader+2", source: "github.com/Unisay/preferanser backend-client/src/main/resources/com/preferanser/server/client/deal/4.json @ 38b52b336f59" },
  { id: "de-gaulle", code: "J7.JT.Q8.QJT7+AKQ.KQ.AK9.AK+98.987.JT7.98~TS+AH~contract+misere~declarer+2~leader+1", source: "github.com/Unisay/preferanser backend-client/src/main/resources/com/preferanser/server/client/deal/6.json @ 38b52b336f59; also github.com/ab-chesspad/jpref etc/tests/misereplay (\"preferans.de/006, \u0434\u0435 \u0413\u043e\u043b\u043b\u044c\")" },
  { id: "skuratov-1", code: "987.8.T987.98+Q.AJ9.KJ.AKQT+AKJT.Q7.AQ.J7~KH+TH~contract+misere~leader+1", source: "github.com/ab-chesspad/jpref etc/tests/misereplay line 35 @ 4f90a2418b48" },
  { id: "skuratov-2-defence-leads", code: "98.T987..K987+J7.KQJ.Q987.T+AK.A.AKJT.AQJ~QS+TS~contract+misere~leader+1", source: "github.com/ab-chesspad/jpref etc/tests/misereplay line 51 @ 4f90a2418b48" },
  { id: "skuratov-2-declarer-leads", code: "98.T987..K987+J7.KQJ.Q987.T+AK.A.AKJT.AQJ~QS+TS~contract+misere", source: "github.com/ab-chesspad/jpref etc/tests/misereplay line 27 @ 4f90a2418b48" },
  { id: "lesnoy-34", code: "987.87.T7.T98+JT.QJT9.Q9.J7+KQ.AK.KJ8.AKQ~AS+AD~contract+misere~leader+1", source: "github.com/ab-chesspad/jpref etc/tests/misereplay line 36 @ 4f90a2418b48" },
  { id: "kovalevskaya-mod", code: "T987.8.987.98+AQ.QJT.A.AKQT+KJ.97.KQJT.J7~AH+KH~contract+misere~leader+1", source: "github.com/ab-chesspad/jpref etc/tests/misereplay line 40 @ 4f90a2418b48" },
  { id: "kovalevskaya-reversed", code: "T987.98.987.8+KJ.J7.KQJT.97+AQ.AKQT.A.QJT~AC+KC~contract+misere~leader+1", source: "github.com/ab-chesspad/jpref etc/tests/misereplay line 28 @ 4f90a2418b48" },
  { id: "lasker-jpref", code: "8.T987.987.98+AT9.KQ.K.AQJT+J7.AJ.AQJT.K7~KS+QS~contract+misere~leader+1", source: "github.com/ab-chesspad/jpref etc/tests/fixedplay line 49 @ 4f90a2418b48" },
  { id: "lasker-mod", code: "8.T987.987.98+AT9.KQ.K.AKQJ+J7.AJ.AQJT.T7~KS+QS~contract+misere~leader+1", source: "github.com/ab-chesspad/jpref etc/tests/misereplay line 42 @ 4f90a2418b48" },
];
