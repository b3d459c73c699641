/** Anki packages as Anki writes them, in each of its three formats. */
import startSqlite, { type Database } from 'sql.js'
import { zipOf } from './zip-of.ts'

const sqlite = await startSqlite()

/** Opens a SQLite database. */
export const openSqlite = (bytes: Uint8Array) => new sqlite.Database(bytes)

type AnkiNote = { type: string; fields: string[]; tags?: string; isReviewed?: boolean }

type Collection = {
	/** The names of the fields of each note type. */
	types: Record<string, string[]>
	notes: AnkiNote[]
}

const notesAndCards = `
	create table notes (id integer primary key, guid text not null, mid integer not null,
		mod integer not null, usn integer not null, tags text not null, flds text not null,
		sfld integer not null, csum integer not null, flags integer not null, data text not null);
	create table cards (id integer primary key, nid integer not null, did integer not null,
		ord integer not null, mod integer not null, usn integer not null, type integer not null,
		queue integer not null, due integer not null, ivl integer not null, factor integer not null,
		reps integer not null, lapses integer not null, left integer not null, odue integer not null,
		odid integer not null, flags integer not null, data text not null);
	create index ix_notes_usn on notes (usn);
	create table col (id integer primary key, models text not null, decks text not null);`

/** Ids of note types are times in ms. */
const firstType = 1_700_000_000_000

/** Schema 11: note types are JSON. */
function oldCollection({ types, notes }: Collection): Uint8Array {
	const models = Object.entries(types).map(([name, fields], at) => [
		String(firstType + at),
		{ id: firstType + at, name, flds: fields.map((field, ord) => ({ name: field, ord })) },
	])
	const db = new sqlite.Database()
	db.run(notesAndCards)
	db.run('insert into col values (1, ?, ?)', [JSON.stringify(Object.fromEntries(models)), '{}'])
	return filled(db, Object.keys(types), notes)
}

/** Schema 18: note types have tables, whose names are compared as only Anki can. */
function newCollection({ types, notes }: Collection): Uint8Array {
	const db = new sqlite.Database()
	db.run(`${notesAndCards}
		insert into col values (1, '', '');
		create table notetypes (id integer not null primary key, name text not null collate nocase,
			mtime_secs integer not null, usn integer not null, config blob not null);
		create unique index idx_notetypes_name on notetypes (name);
		create table fields (ntid integer not null, ord integer not null,
			name text not null collate nocase, config blob not null, primary key (ntid, ord))
			without rowid;
		create unique index idx_fields_name_ntid on fields (name, ntid);`)
	for (const [at, [name, fields]] of Object.entries(types).entries()) {
		db.run(`insert into notetypes values (?, ?, 0, 0, x'')`, [firstType + at, name])
		for (const [ord, field] of fields.entries()) {
			db.run(`insert into fields values (?, ?, ?, x'')`, [firstType + at, ord, field])
		}
	}
	db.run(`pragma writable_schema = on;
		update sqlite_master set sql = replace(sql, 'nocase', 'unicase');`)
	return filled(db, Object.keys(types), notes)
}

function filled(db: Database, types: string[], notes: AnkiNote[]): Uint8Array {
	for (const [at, { type, fields, tags = '', isReviewed }] of notes.entries()) {
		db.run(`insert into notes values (?, ?, ?, 0, 0, ?, ?, '', 0, 0, '')`, [
			...[at + 1, `guid${at}`, firstType + types.indexOf(type)],
			...[tags === '' ? '' : ` ${tags} `, fields.join('\u001f')],
		])
		db.run(`insert into cards values (?, ?, 1, 0, 0, 0, 0, 0, 0, 0, 0, ?, 0, 0, 0, 0, 0, '')`, [
			...[at + 1, at + 1, isReviewed ? 3 : 0],
		])
	}
	const bytes = db.export()
	db.close()
	return bytes
}

/** What Anki puts beside a newer collection. */
export const stub = oldCollection({
	types: { Basic: ['Front', 'Back'] },
	notes: [
		{
			type: 'Basic',
			fields: [
				'Please update to the latest Anki version, then import the .colpkg/.apkg file again. 请更新。',
				'',
			],
		},
	],
})

const meta = (format: number) => new Uint8Array([8, format])

/** In the format of Anki up to 2.1. */
export function firstPackage(collection: Collection, media: Record<string, string> = {}) {
	const database = oldCollection(collection)
	return zipOf({ 'collection.anki2': database, ...media, media: mediaList(media) })
}

/** In the format with support for older versions. */
export function secondPackage(collection: Collection, media: Record<string, string> = {}) {
	return zipOf({
		meta: meta(2),
		'collection.anki21': oldCollection(collection),
		'collection.anki2': stub,
		...media,
		media: mediaList(media),
	})
}

/** In the format of today. The collection may be bytes of another kind. */
export function thirdPackage(collection: Collection | Uint8Array, format = 3) {
	const bytes = collection instanceof Uint8Array ? collection : zstdOf(newCollection(collection))
	return zipOf({
		meta: meta(format),
		'collection.anki2': stub,
		'collection.anki21b': bytes,
		'0': 'a sound',
		media: zstdOf(new Uint8Array([10, 0])),
	})
}

function mediaList(media: Record<string, string>): string {
	return JSON.stringify(Object.fromEntries(Object.keys(media).map((name) => [name, `${name}.mp3`])))
}

/** In bytes. */
const mostOfBlock = 100_000

/** A frame of blocks that are stored as they are: zstd without its packing (RFC 8878). */
export function zstdOf(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
	// No size, and a window of 1 MB.
	const parts = [0x28, 0xb5, 0x2f, 0xfd, 0, 0x50]
	const blocks = Math.max(1, Math.ceil(bytes.length / mostOfBlock))
	const whole: Uint8Array[] = [new Uint8Array(parts)]
	for (let at = 0; at < blocks; at += 1) {
		const block = bytes.subarray(at * mostOfBlock, (at + 1) * mostOfBlock)
		const head = (block.length << 3) | (at === blocks - 1 ? 1 : 0)
		whole.push(new Uint8Array([head & 255, (head >> 8) & 255, head >> 16]), block)
	}
	return new Uint8Array(Buffer.concat(whole))
}

/** A frame of a few bytes that unpacks to `megabytes` of zeros. */
export function zstdBomb(megabytes: number): Uint8Array {
	const blocks = Array.from({ length: megabytes * 8 }, (_, at) => {
		const head = (131_072 << 3) | 2 | (at === megabytes * 8 - 1 ? 1 : 0)
		return [head & 255, (head >> 8) & 255, head >> 16, 0]
	})
	return new Uint8Array([0x28, 0xb5, 0x2f, 0xfd, 0, 0x50, ...blocks.flat()])
}
