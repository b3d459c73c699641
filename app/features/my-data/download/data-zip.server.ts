import type { Db } from '#app/db/client.server.ts'
import { type DataFileName, type Download, readmeText } from '#app/domain/my-data/data-files.ts'
import { zipStream } from '#app/http/zip-stream.server.ts'
import { rowsOf } from './person-rows.server.ts'
import { csvRows, jsonRows } from './written-rows.server.ts'

/** All that the database has of a person, as a zip. It is read while it is sent. */
export function dataZip(
	db: Db,
	{ userId, ...download }: Download & { userId: string },
): ReadableStream<Uint8Array> {
	const rows = rowsOf(db, userId)
	const pieces: Record<DataFileName, () => AsyncIterable<string>> = {
		'profile.json': () => jsonOf(rows.profile),
		'settings.json': () => jsonOf(rows.settings),
		'words.json': () => jsonRows(rows.words),
		'words.csv': () =>
			csvRows(rows.words, [
				'word',
				'pinyin',
				'status',
				'changedAt',
				'sentence',
				'lesson',
				'article',
			]),
		'decks.json': () => jsonRows(rows.ownDecks),
		'cards.json': () => jsonRows(rows.ownCards),
		'cards.csv': () =>
			csvRows(rows.ownCards, [
				'word',
				'pinyin',
				'deck',
				'sentence',
				'state',
				'due',
				'stability',
				'difficulty',
				'reps',
				'lapses',
				'introducedAt',
				'lastReviewedAt',
				'knownSince',
				'forgottenAt',
				'isBookmarked',
				'notes',
				'suspendedAt',
				'removedAt',
				'id',
			]),
		'reviews.json': () => jsonRows(rows.reviewLog),
		'reviews.csv': () =>
			csvRows(rows.reviewLog, [
				'at',
				'word',
				'pinyin',
				'mode',
				'grade',
				'durationMs',
				'undoes',
				'card',
				'id',
			]),
		'progress.json': () => jsonRows(rows.progress),
		'reading.json': () => jsonOf(rows.reading),
		'texts.json': () => jsonRows(rows.partsOfTexts),
		'reports.json': () => jsonRows(rows.ownReports),
		'shares.json': () => jsonOf(rows.shares),
		'sessions.json': () => jsonOf(rows.signedIn),
		'passkeys.json': () => jsonOf(rows.ownPasskeys),
		'changes.json': () => jsonRows(rows.changes),
		'saved-texts.json': () => jsonRows(rows.savedTexts),
		'words-in-trash.json': () => jsonRows(rows.wordsInTrash),
	}
	const files = Object.entries(pieces).map(([name, pieces]) => ({ name, pieces }))
	const readme = { name: 'README.txt', pieces: () => inOnePiece(readmeText(download)) }
	return zipStream([readme, ...files], download)
}

async function* inOnePiece(text: string): AsyncGenerator<string> {
	yield text
}

async function* jsonOf(read: () => Promise<unknown>): AsyncGenerator<string> {
	yield `${JSON.stringify(await read(), null, '\t')}\n`
}
