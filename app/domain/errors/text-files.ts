/**
 * Why a file cannot become an own text, and what of it did not come along. Tables by themselves: only
 * the page that opens files shows them.
 */
import type { ErrorTable } from '#app/domain/page-errors.ts'

export const textFileErrors = {
	'own-file.unknown-kind': 'Only .txt, .md, .html, .srt, .vtt and .epub files can be opened.',
	'own-file.too-large': 'The file is too large ({size} MB). The maximum is {most} MB.',
	'own-file.unreadable': 'The file could not be read. Please choose it again.',
	'own-file.unknown-characters':
		'The characters of this file are not in a known encoding. Save it as UTF-8 and choose it again.',
	'own-file.no-subtitles': 'There are no subtitles in this file.',
	'own-file.no-chinese': 'There is no Chinese text in this file.',
	'own-file.damaged': 'This EPUB is damaged or incomplete.',
	'own-file.protected':
		'This book is protected (DRM). Only the app of the shop that sold it can open it.',
	'own-file.too-much-inside':
		'There is too much in this EPUB: at most 2,000 files and 20 MB of text can be read.',
} as const satisfies ErrorTable

export type TextFileCode = keyof typeof textFileErrors

/** What a file has and its text lacks. A book with 第一章.xhtml missing: "1 of 6 pages …: 第一章.xhtml." */
export const textFileNotices = {
	'own-file.pages-missing': '{count} of {of} pages of this book could not be read: {names}.',
	'own-file.pages-without-text': 'Pages without text: {count} of {of} ({names}).',
	'own-file.pages-apart':
		'Pages that the book sets apart from its text, left out: {count} ({names}).',
	'own-file.titles-alone': 'Headings without text below them, left out: {count} ({names}).',
	'own-file.broken-places': 'Places that could not be read, shown as \ufffd: {count}.',
	'own-file.broken-pages': 'Places that could not be read, shown as \ufffd: {count} (in {names}).',
	'own-file.notes': 'Notes of the book and their numbers, left out: {count} characters.',
	'own-file.beside': 'Menus, forms and hidden text, left out: {count} characters.',
	'own-file.code': 'Lines of code and settings, left out: {count}.',
	'own-file.translations': 'Lines of a translation, left out: {count}.',
	'own-file.repeats': 'Lines that captions show once more, left out: {count}.',
	'own-file.times':
		'Lines whose time could not be read: {count} ({names}). Their subtitles are kept.',
	'own-file.before-times': 'Lines before the first time, left out: {count} ({names}).',
	'own-file.comments': 'Lines of comments and styles, left out: {count}.',
} as const satisfies ErrorTable

export type TextFileNotice = keyof typeof textFileNotices
