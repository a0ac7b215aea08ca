;;; emacs.el --- Drives `l10nscan lsp' with Emacs' Eglot -*- lexical-binding: t -*-
;;; Commentary:
;; It sets Eglot up by Editors/emacs/l10nscan.el, whose path is in SETUP, and works on the project in
;; the working folder; see .ci/editors.
;;; Code:

(require 'cl-lib)
(require 'package)
(package-initialize)
(require 'eglot)

(defvar failures 0)
(defvar root default-directory)

(defun check (name is-right found)
  "Report whether the check NAME IS-RIGHT, and what was FOUND where it is not."
  (if is-right
      (message "ok: %s" name)
    (setq failures (1+ failures))
    (message "FAILED: %s: %S" name found)))

(defun wait-for (condition)
  "Wait a minute at most until CONDITION returns something, and return that."
  (let ((end (time-add nil 60)) found)
    (while (and (not (setq found (funcall condition))) (time-less-p nil end))
      (accept-process-output nil 0.05))
    found))

(defun text-of (path)
  "Return the text of the buffer that visits PATH in the project."
  (with-current-buffer (find-file-noselect (expand-file-name path root)) (buffer-string)))

(defun findings ()
  "Return the texts of the findings in the current buffer."
  (mapcar #'flymake-diagnostic-text (flymake-diagnostics)))

(load (getenv "SETUP"))
(setq l10nscan-program (getenv "L10NSCAN"))

;; A rename touches files that no buffer shows, of which Eglot asks.
(fset 'y-or-n-p (lambda (_) t))

(find-file "de.lproj/Localizable.strings")
(check "a table has its mode" (eq major-mode 'strings-table-mode) major-mode)
(let ((eglot-sync-connect t)) (apply #'eglot (eglot--guess-contact)))
(flymake-mode 1)

(let ((found (wait-for (lambda () (flymake-start) (findings)))))
  (check "the missing semicolon is found" (cl-some (lambda (text) (string-match-p "';'" text)) found) found))

(goto-char (point-min))
(search-forward "home.ti")
(let* ((answer (jsonrpc-request (eglot-current-server) :textDocument/hover
                                (eglot--TextDocumentPositionParams)))
       (text (plist-get (plist-get answer :contents) :value)))
  (check "hover tells all texts"
         (and text (string-match-p "Welcome" text) (string-match-p "Willkommen" text)) answer))

(let ((uses (mapcar (lambda (it) (file-name-nondirectory (xref-location-group (xref-item-location it))))
                    (xref-backend-references 'eglot "home.title"))))
  (check "the references are in the code" (member "App.swift" uses) uses))

(goto-char (line-end-position))
;; Changes are sent when nothing else is to do, which a batch never comes to.
(insert ";")
(eglot--signal-textDocument/didChange)
(let ((is-clean (wait-for (lambda () (flymake-start) (not (findings))))))
  (check "the finding goes with the semicolon" is-clean (findings)))

(goto-char (point-min))
(search-forward "home.ti")
(eglot-rename "home.greeting")
(let ((code (text-of "App.swift")) (english (text-of "en.lproj/Localizable.strings")))
  (check "a rename changes code and tables"
         (and (string-match-p "Text(\"home.greeting\")" code)
              (string-match-p "\"home.greeting\" = \"Welcome 🙂\"" english)
              (string-match-p "\"home.greeting\" = \"Willkommen\";" (buffer-string)))
         (list code english (buffer-string))))

;; The code asks for a key that German lacks.
(find-file (expand-file-name "en.lproj/Localizable.strings" root))
(goto-char (point-max))
(insert "\"not.there\" = \"There\";\n")
(eglot--signal-textDocument/didChange)
(find-file (expand-file-name "de.lproj/Localizable.strings" root))
(goto-char (point-min))
(wait-for (lambda ()
            (ignore-errors (l10nscan-next-missing))
            (looking-at-p "\"not.there\"")))
(check "the next missing translation is shown" (looking-at-p "\"not.there\"") (buffer-string))

(eglot-shutdown (eglot-current-server))
(kill-emacs (min failures 1))
;;; emacs.el ends here
