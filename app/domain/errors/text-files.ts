/** Why a file cannot become an own text. A table by itself: only the page that opens files shows it. */
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
