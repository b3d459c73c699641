import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatMeaning, parseMeaning } from '#app/domain/vocabulary/csv/meaning-text.ts'
import { partsOfSpeech } from '#app/domain/vocabulary/part-of-speech.ts'

test('a part without an equals sign continues the definition before it', () => {
	expect(parseMeaning('verb=to work; to operate; Noun = job ;work;')).toEqual({
		ok: true,
		value: { verb: { definition: 'to work; to operate' }, noun: { definition: 'job; work' } },
	})
})

test('the first meaning stays first', () => {
	const read = parseMeaning('suffix=a; noun=b')
	expect(read.ok && Object.keys(read.value)).toEqual(['suffix', 'noun'])
})

test.each([
	['noun=formula, as in E\\=mc²', 'formula, as in E=mc²'],
	['noun=too long\\; didn’t read', 'too long; didn’t read'],
	['noun=formula; E\\=mc²', 'formula; E=mc²'],
	['noun=E=mc²', 'E=mc²'],
	['noun=back\\slash', 'back\\slash'],
	['noun=a\\\\; b', 'a\\; b'],
])('%s parses as a noun', (text, definition) => {
	expect(parseMeaning(text)).toEqual({ ok: true, value: { noun: { definition } } })
})

test('definitions are escaped only where needed', () => {
	const meaning = { verb: { definition: 'to learn; to study' }, noun: { definition: 'TL;DR' } }
	expect(formatMeaning(meaning)).toBe('verb=to learn; to study; noun=TL\\;DR')
})

test.each([
	['', 'vocabulary-csv.no-meaning', ''],
	[' ; ', 'vocabulary-csv.no-meaning', ''],
	['to learn', 'vocabulary-csv.dangling-definition', 'to learn'],
	['to learn; verb=to study', 'vocabulary-csv.dangling-definition', 'to learn'],
	['verb=', 'vocabulary-csv.bad-meaning', 'verb='],
	['=to learn', 'vocabulary-csv.bad-meaning', '=to learn'],
	['noun=a; noun=b', 'vocabulary-csv.bad-meaning', 'noun=b'],
	['classifier=book', 'vocabulary-csv.unsupported-pos', 'classifier'],
	['noun=a; toString=b', 'vocabulary-csv.unsupported-pos', 'toString'],
])('"%s" is refused', (text, code, part) => {
	expect(parseMeaning(text)).toEqual({ ok: false, error: [{ code, part }] })
})

test('all mistakes are reported; parts continuing a mistake are not', () => {
	const read = parseMeaning('learning; x=1; 2; verb=; 3; noun=lesson')
	expect(!read.ok && read.error.map(({ code }) => code.split('.')[1])).toEqual([
		'dangling-definition',
		'unsupported-pos',
		'bad-meaning',
	])
})

test('meanings survive formatting and parsing', () => {
	const definition = fc
		.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: fc.constantFrom(...';=\\ a学\n\t') }))
		.map((text) => text.trim())
		.filter(Boolean)
	const entry = fc.tuple(
		fc.constantFrom(...partsOfSpeech),
		definition.map((text) => ({ definition: text })),
	)
	const meanings = fc.uniqueArray(entry, { minLength: 1, maxLength: 4, selector: ([pos]) => pos })
	fc.assert(
		fc.property(meanings, (entries) => {
			const read = parseMeaning(formatMeaning(Object.fromEntries(entries)))
			expect(read.ok && Object.entries(read.value)).toEqual(entries)
		}),
	)
})

test('no text throws, and what parses survives formatting', () => {
	const text = fc.string({
		unit: fc.constantFrom('noun', 'verb=', ';', '=', '\\', ' ', 'to', '学'),
	})
	fc.assert(
		fc.property(text, (typed) => {
			const read = parseMeaning(typed)
			if (read.ok) expect(parseMeaning(formatMeaning(read.value))).toEqual(read)
		}),
	)
})
