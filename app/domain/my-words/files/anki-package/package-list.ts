/**
 * Turns an Anki package into Anki's text, which is imported as any list is:
 *
 *   #separator:tab
 *   #html:false
 *   #columns:Hanzi	Pinyin	English	Tags
 *   #tags column:4
 *   学习	xué xí	to study	hsk1
 *
 * Its cells are plain, so that a deck with much HTML is no longer than its words. What stays behind is
 * counted.
 */
import {
	type AnkiPackageCode,
	type AnkiPackageNotice,
	ankiPackageErrors,
	ankiPackageNotices,
} from '#app/domain/errors/anki-packages.ts'
import { megabytes } from '#app/domain/megabytes.ts'
import { joinCells } from '#app/domain/my-words/files/cells.ts'
import {
	listTooLarge,
	mostBytes,
	mostColumns,
	mostWords,
} from '#app/domain/my-words/files/import-choices.ts'
import { type ErrorValues, fillIn } from '#app/domain/page-errors.ts'
import { err, ok, type Result } from '#app/domain/result.ts'
import { mostBytesOfCollection, takeCollection } from './collection-file.ts'
import {
	type CollectionDatabase,
	type CollectionNotes,
	longestCell,
	readNotes,
} from './read-notes.ts'
import { type SharedColumn, shareColumns } from './shared-columns.ts'

export type PackageList = {
	text: string
	/** Sentences that say what did not come along. */
	notices: string[]
}

/** `open` opens a SQLite database. The error is a sentence. */
export function readPackage(
	bytes: Uint8Array,
	open: (database: Uint8Array) => CollectionDatabase,
): Result<PackageList, string> {
	const file = takeCollection(bytes)
	if (!file.ok) return refuse(file.error, { most: megabytes(mostBytesOfCollection) })
	let notes: CollectionNotes
	try {
		const database = open(file.value.database)
		try {
			notes = readNotes(database, mostWords)
		} finally {
			database.close()
		}
	} catch {
		return refuse('anki-package.damaged')
	}
	const { count, withoutChinese } = notes
	if (count === 0) return refuse('anki-package.empty')
	if (count === withoutChinese) return refuse('anki-package.no-chinese', { count: spell(count) })
	if (count - withoutChinese > mostWords) {
		return refuse('anki-package.too-many', { most: spell(mostWords) })
	}
	const list = listOf(notes, file.value.media)
	const size = bytesOf(list.text)
	return size > mostBytes ? refuse('anki-package.too-long', listTooLarge(size)) : ok(list)
}

function listOf(notes: CollectionNotes, media: number): PackageList {
	const { types, withoutChinese, reviewed, cut } = notes
	const { columns, places } = shareColumns(types)
	const rows = types
		.flatMap((type) => type.notes.map((note) => ({ ...note, at: places.get(type) ?? [] })))
		.sort((a, b) => a.number - b.number)
		.map(({ cells, tags, at }) => [
			...columns.map((_, column) => cells[at.indexOf(column)] ?? ''),
			tags,
		])
	const whole = textOf(columns, rows)
	const isMuch = columns.length >= mostColumns || bytesOf(whole) > mostBytes
	const unread = columns.filter(({ role }) => role === 'none')
	// Where no column is known, the words are in one of them.
	const left = isMuch && unread.length < columns.length ? unread : []
	const stays = (_: unknown, at: number) => at >= columns.length || columns[at]?.role !== 'none'
	const text =
		left.length === 0
			? whole
			: textOf(
					columns.filter(stays),
					rows.map((row) => row.filter(stays)),
				)
	const joined = types.length > 1 ? types.map(({ name }) => name) : []
	const notices = [
		notice('anki-package.without-chinese', withoutChinese),
		notice('anki-package.media', media),
		notice('anki-package.reviewed', reviewed),
		notice('anki-package.joined', joined.length, { names: shortList(joined) }),
		notice('anki-package.fields', left.length, { names: shortList(left.map(({ name }) => name)) }),
		notice('anki-package.cut', cut, { most: longestCell }),
	]
	return { text, notices: notices.flat() }
}

function textOf(columns: readonly SharedColumn[], rows: readonly string[][]): string {
	const lines = { separator: '\t', comment: '#', lineEnd: '\n' }
	const names = [...columns.map(({ name }) => name), 'Tags']
	const head = [
		'#separator:tab',
		'#html:false',
		`#columns:${joinCells([names], { ...lines, lineEnd: '' })}`,
		`#tags column:${names.length}`,
		'',
	]
	return head.join('\n') + joinCells(rows, lines)
}

function bytesOf(text: string): number {
	return new TextEncoder().encode(text).length
}

/** One that counts nothing says nothing. */
function notice(code: AnkiPackageNotice, count: number, values: ErrorValues = {}): string[] {
	return count > 0 ? [fillIn(ankiPackageNotices[code], { count: spell(count), ...values })] : []
}

const mostNames = 5

function shortList(names: readonly string[]): string {
	const shown = names.slice(0, mostNames).join(', ')
	return names.length > mostNames ? `${shown} and ${names.length - mostNames} more` : shown
}

function spell(count: number): string {
	return count.toLocaleString('en')
}

function refuse(code: AnkiPackageCode, values?: ErrorValues): Result<never, string> {
	return err(fillIn(ankiPackageErrors[code], values))
}
