### Τα μαθήματα: η σελίδα τους και όσα λέγονται σε κάθε μάθημα.

learn-heading = Μάθετε να παίζετε
learn-lead = Δέκα σύντομα βήματα για κάθε παιχνίδι. Σε κάθε διανομή κάνετε μόνοι σας το σωστό· δεν χρειάζεται να ξέρετε τίποτε από πριν.
learn-none = Δεν υπάρχει τέτοιο μάθημα.
learn-begin = Αρχή
learn-go-on = Συνέχεια
learn-again = Ακόμη μία φορά
learn-progress = έγιναν { $n } από { $all } βήματα
learn-is-done = έγινε
learn-step = βήμα { $n } από { $all }
learn-all = Όλα τα μαθήματα
learn-try = Δοκιμάστε το
learn-task = Τι να κάνετε
learn-wrong = Όχι αυτό. { $task }
learn-caused = Όχι αυτό. { $why } { $task }
learn-right = Σωστά! Συνεχίστε.
learn-done = Μπράβο! Αυτό ήταν.
learn-all-done = Μπράβο! Ξέρετε πώς παίζεται: { $game }.
learn-read = Διαβάστε ξανά
learn-restart = Από την αρχή
learn-next = Επόμενο βήμα
learn-play = Παίξτε μια παρτίδα
error-not_found-lesson = δεν υπάρχει τέτοιο μάθημα
