;;; l10nscan.el --- Missing and broken translations, while typing -*- lexical-binding: t -*-

;; Version: 0.1.0
;; Package-Requires: ((emacs "28.1"))

;;; Commentary:
;; Sets up `l10nscan lsp' for tables with Eglot, and beside another server with lsp-mode.  In the
;; init file:
;;
;;   (load "…/Editors/emacs/l10nscan.el")
;;
;; Eglot has one server for a mode: for Swift it is rather `sourcekit-lsp'.

;;; Code:

(defgroup l10nscan nil "Missing and broken translations." :group 'tools)

(defcustom l10nscan-program "l10nscan"
  "The program, by its name on the PATH or its place."
  :type 'string)

(defcustom l10nscan-settings nil
  "The settings of the server, as a property list: (:language \"de\")."
  :type '(plist :key-type symbol))

(define-derived-mode strings-table-mode prog-mode "Strings"
  "Mode for tables of localized texts."
  (setq-local comment-start "/* " comment-end " */"))

(add-to-list 'auto-mode-alist '("\\.strings\\'" . strings-table-mode))

(defun l10nscan-contact (&rest _)
  "Return how Eglot starts the server."
  (append (list l10nscan-program "lsp")
          (and l10nscan-settings (list :initializationOptions l10nscan-settings))))

(defvar eglot-server-programs)
(with-eval-after-load 'eglot
  (add-to-list 'eglot-server-programs '(strings-table-mode . l10nscan-contact)))

(declare-function lsp-register-client "ext:lsp-mode")
(declare-function make-lsp-client "ext:lsp-mode")
(declare-function lsp-stdio-connection "ext:lsp-mode")
(declare-function lsp-activate-on "ext:lsp-mode")
(defvar lsp-language-id-configuration)
(with-eval-after-load 'lsp-mode
  (add-to-list 'lsp-language-id-configuration '(strings-table-mode . "strings"))
  (lsp-register-client
   (make-lsp-client
    :new-connection (lsp-stdio-connection (lambda () (list l10nscan-program "lsp")))
    :initialization-options (lambda () l10nscan-settings)
    :activation-fn (lsp-activate-on "swift" "objective-c" "strings")
    :add-on? t
    :server-id 'l10nscan)))

(declare-function eglot-current-server "ext:eglot")
(declare-function eglot--TextDocumentPositionParams "ext:eglot")
(declare-function eglot--lsp-position-to-point "ext:eglot")
(declare-function jsonrpc-request "ext:jsonrpc")

(defun l10nscan-next-missing ()
  "Go to the next key that lacks a text, by Eglot."
  (interactive)
  (let* ((here (eglot--TextDocumentPositionParams))
         (place (plist-get here :position))
         (found (jsonrpc-request
                 (eglot-current-server) :workspace/executeCommand
                 (list :command "l10nscan.nextMissingTranslation"
                       :arguments (vector (list :uri (plist-get (plist-get here :textDocument) :uri)
                                                :range (list :start place :end place)))))))
    (when found
      (find-file (url-unhex-string (string-remove-prefix "file://" (plist-get found :uri))))
      (goto-char (eglot--lsp-position-to-point (plist-get (plist-get found :range) :start))))))

(provide 'l10nscan)
;;; l10nscan.el ends here
