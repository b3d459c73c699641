/**
 * The sentences of the catalogue that a page says by itself, without asking the server: when the
 * entry of 学习 cannot be had, "Loading failed, please try again." They stand apart from the others
 * because every page carries them.
 */
export type ErrorTable = Readonly<Record<string, { status: number; text: string }>>

export const pageErrors = {
	'page.failed': { status: 500, text: 'An error occurred' },
	'page.error': { status: 500, text: 'Error: {reason}' },
	'page.refresh': { status: 500, text: 'Please refresh the page or try again later.' },
	'courses.load-failed': { status: 500, text: 'Failed to load courses.' },
	'course.load-failed': { status: 500, text: 'Failed to load course detail.' },
	'course.without-lessons': { status: 200, text: 'No lessons available.' },
	'lesson.load-failed': { status: 500, text: 'Failed to load lesson detail.' },
	'decks.load-failed': { status: 500, text: 'Failed to load the decks.' },
	'study.load-failed': { status: 500, text: 'Failed to load the cards.' },
	'articles.none': { status: 200, text: 'No articles.' },
	'articles.load-failed': { status: 500, text: 'Failed to load the articles.' },
	'article.load-failed': { status: 500, text: 'Failed to load article data.' },
	'lesson.empty-content': { status: 200, text: 'No content available.' },
	'word.without-definition': { status: 200, text: '[No definition available]' },
	'progress.not-kept': { status: 507, text: 'This browser has no room to remember it.' },
	'word.load-failed': { status: 503, text: 'Loading failed, please try again.' },
	'exercise.unsupported-type': { status: 422, text: 'Unsupported question type: {type}.' },
	'exercises.none': { status: 200, text: 'No exercises available.' },
	'exercises.load-failed': { status: 500, text: 'Failed to load exercises.' },
	'decks.none': { status: 200, text: 'No decks yet.' },
	'statistics.load-failed': { status: 500, text: 'Failed to load your statistics.' },
	'card.change-failed': { status: 503, text: 'This could not be saved. Please try again.' },
	'saved-word.failed': { status: 503, text: 'The word could not be saved. Please try again.' },
	'saved-words.failed': { status: 503, text: 'The words could not be saved. Please try again.' },
	'analysis.failed': { status: 502, text: 'Failed to analyze the input text.' },
	'analysis.too-long': {
		status: 422,
		text: 'The text may have at most {most} characters; this one has {length}.',
	},
	'text-link.damaged': { status: 422, text: 'This link holds no text that can be read.' },
	'text-link.not-copied': { status: 500, text: 'The link could not be copied.' },
	'text-file.invalid-type': { status: 415, text: 'Only plain text files (.txt) can be read.' },
	'text-file.too-large': {
		status: 413,
		text: 'The file is too large ({size} kB). The maximum is {most} kB.',
	},
	'text-file.unreadable': { status: 422, text: 'The file could not be read.' },
	'audio.play-failed': {
		status: 502,
		text: 'The audio cannot be played. Please try again.',
	},
	'pronunciation.failed': {
		status: 503,
		text: 'This word cannot be spoken right now. Please try again.',
	},
	'study.kept': {
		status: 503,
		text: 'No connection: your answers are kept in this browser and sent later.',
	},
	'study.signed-out': {
		status: 401,
		text: 'You are signed out: your answers are kept in this browser until you sign in again.',
	},
} as const satisfies ErrorTable

export type PageErrorCode = keyof typeof pageErrors

export type ErrorValues = Readonly<Record<string, string | number>>

export function pageErrorText(code: PageErrorCode, values?: ErrorValues): string {
	return fillIn(pageErrors[code].text, values)
}

/** A placeholder without a value stays as it is written. */
export function fillIn(text: string, values: ErrorValues = {}): string {
	return text.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
		Object.hasOwn(values, name) ? String(values[name]) : placeholder,
	)
}
