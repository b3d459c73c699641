/**
 * The files in the download of an account, in their order, and the README that comes with them:
 *
 *   words.json    what you said about words: 癌症 is known, since 22 November
 *   words.csv     the same as a table
 */
const dataFiles = {
	'profile.json': 'your name, address, country, level and language level',
	'settings.json':
		'your daily limits, daily goal, time zone and reminder, and the schedule of your cards',
	'words.json': 'what you said about words: known, learning, new or ignored, and where you said it',
	'words.csv': 'the same as a table',
	'decks.json': 'your own decks',
	'cards.json':
		'every card you saved or studied: its schedule, your bookmark and notes, and when you suspended it',
	'cards.csv': 'the same as a table',
	'reviews.json': 'every answer you gave to a card, oldest first; "undo" takes an answer back',
	'reviews.csv': 'the same as a table',
	'progress.json': 'what you did in lessons: marks, answers and results',
	'reading.json': 'where you stopped in texts, and your time with them by day and device',
	'texts.json': 'your own texts, part by part, with your corrections, notes and times of subtitles',
	'reports.json': 'what you reported as wrong, and what became of it',
	'shares.json':
		'private courses and lessons shared with you, and those you shared with others; your groups',
	'sessions.json': 'where you are signed in, without the secrets that keep you signed in',
	'passkeys.json': 'your passkeys, without their keys',
	'changes.json': 'changes that administrators made of your account, and those you made as one',
	'saved-texts.json':
		'texts, notes and exercises of lessons and articles that you saved as an administrator',
	'words-in-trash.json': 'your cards, answers and marks of words that an administrator has deleted',
} as const

export type DataFileName = keyof typeof dataFiles

export type Download = {
	siteName: string
	siteUrl: string
	email: string
	/** When the download began. */
	at: Date
}

/** The text of README.txt. Lines end as every editor can read them. */
export function readmeText({ siteName, siteUrl, email, at }: Download): string {
	const widest = Math.max(...Object.keys(dataFiles).map((name) => name.length))
	const lines = [
		`Your data at ${siteName} (${siteUrl})`,
		'',
		`Account:    ${email}`,
		`Downloaded: ${at.toISOString()}`,
		'',
		...Object.entries(dataFiles).map(([name, about]) => `${name.padEnd(widest)}  ${about}`),
		'',
		'Times are in UTC. Text is UTF-8. JSON files have a list, or one object, in the names of the product.',
		'In CSV files an apostrophe before = + - or @ keeps spreadsheets from running a cell as a formula.',
		'',
		'Not in here: your password and other secrets, of which only hashes are stored, and what lies only in',
		'your browser, such as the text of the analyzer, the chosen voice and unsent answers.',
		'',
	]
	return lines.join('\r\n')
}
