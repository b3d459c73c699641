/**
 * The sentences a page can show without asking the server: when the entry of 学习 cannot be loaded,
 * "Loading failed, please try again." They have a file of their own because every page carries them.
 */
export type ErrorTable = Readonly<Record<string, string>>

export const pageErrors = {
	'page.failed': 'An error occurred',
	'page.error': 'Error: {reason}',
	'page.refresh': 'Please refresh the page or try again later.',
	'courses.load-failed': 'Failed to load courses.',
	'level-check.load-failed': 'Failed to load the words.',
	'course.load-failed': 'Failed to load course detail.',
	'lesson.how-to-upgrade':
		'Our team upgrades accounts by hand: reply to the email that approved your application.',
	'course.without-lessons': 'No lessons available.',
	'lesson.load-failed': 'Failed to load lesson detail.',
	'decks.load-failed': 'Failed to load the decks.',
	'my-words.load-failed': 'Failed to load your words.',
	'study.load-failed': 'Failed to load the cards.',
	'articles.none': 'No articles.',
	'articles.load-failed': 'Failed to load the articles.',
	'article.load-failed': 'Failed to load article data.',
	'lesson.empty-content': 'No content available.',
	'word.without-definition': '[No definition available]',
	'word.coarse':
		'This word is vulgar, or about sex or drugs. You can show such words in your settings.',
	'progress.not-kept': 'Your browser’s storage is full, so this wasn’t saved on this device.',
	'word.load-failed': 'Loading failed, please try again.',
	'word.offline': 'The dictionary isn’t saved on this device yet.',
	'exercise.unsupported-type': 'Unsupported question type: {type}.',
	'exercises.none': 'No exercises available.',
	'exercises.load-failed': 'Failed to load exercises.',
	'recorder.load-failed': 'Recording needs a connection the first time. Please try again.',
	'decks.none': 'No decks yet.',
	'statistics.load-failed': 'Failed to load your statistics.',
	'card.change-failed': 'This could not be saved. Please try again.',
	'saved-word.kept': 'You’re offline. This is saved here and will sync when you reconnect.',
	'saved-word.unknown': 'The vocabulary has no such word.',
	'sign-out.offline': 'You’re offline. Signing out needs a connection.',
	'analysis.failed': 'Failed to analyze the input text.',
	'analysis.too-long': 'The text may have at most {most} characters; this one has {length}.',
	'text-file.invalid-type': 'Only plain text files (.txt) can be read.',
	'text-file.too-large': 'The file is too large ({size} kB). The maximum is {most} kB.',
	'text-file.spreadsheet': 'This is a spreadsheet. Please save it as CSV, and open the CSV file.',
	'text-file.unreadable': 'The file could not be read.',
	'audio.play-failed': 'The audio can’t be played. Please try again.',
	'audio.offline': 'Audio needs a connection.',
	'pronunciation.failed': 'This word cannot be spoken right now. Please try again.',
	'study.kept': 'You’re offline. Your answers are saved here and will sync when you reconnect.',
	'study.signed-out':
		'You’re signed out. Your answers are saved here and will sync when you sign in again.',
} as const satisfies ErrorTable

export type PageErrorCode = keyof typeof pageErrors

export type ErrorValues = Readonly<Record<string, string | number>>

export function pageErrorText(code: PageErrorCode, values?: ErrorValues): string {
	return fillIn(pageErrors[code], values)
}

/** A placeholder without a value stays as written. */
export function fillIn(text: string, values: ErrorValues = {}): string {
	return text.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
		Object.hasOwn(values, name) ? String(values[name]) : placeholder,
	)
}
