import { expect, test } from 'vitest'
import { ownTexts } from '#app/db/schema/index.ts'
import { mostCorrections } from '#app/domain/texts/corrections.ts'
import { writtenText } from '#app/domain/texts/placed-words.ts'
import type { CorrectionToSave } from '#app/features/texts/correcting/ask-corrections.ts'
import {
	correctText,
	listCorrections,
	takeBackCorrection,
} from '#app/features/texts/correcting/correct-text.server.ts'
import { readText } from '#app/features/texts/read-text.server.ts'
import { tokenizeClient } from '#app/http/tokenize-client.server.ts'
import { makeAccount } from '#tests/support/factories.ts'
import { withOwnTexts } from '#tests/support/own-texts.ts'

async function withCorrecting(...texts: string[]) {
	const own = await withOwnTexts()
	const { db, userId, binding } = own
	const { readings } = tokenizeClient(binding)
	const textId = await own.add('', { parts: texts.map((text) => ({ title: '', text })) })
	const ids = (await own.partsOfText(textId)).map(({ id }) => id)

	/** The words of a part as its reader sees them. */
	async function shown(number = 1): Promise<string> {
		const read = await readText(own.sources, { id: textId, number, user: own.reader })
		if (!read.ok) throw new Error(read.error)
		const part = (await own.partsOfText(textId))[number - 1]
		return (part?.content ?? [])
			.map(({ zh }) =>
				zh
					.map(({ word, written, pinyin, note }) => {
						const marks = `${pinyin ? `[${pinyin}]` : ''}${note ? ` (${note})` : ''}`
						return `${written ?? word}${marks}`
					})
					.join(' '),
			)
			.join(' / ')
	}

	const correct = (wanted: Partial<CorrectionToSave> & { was: string[] }, of = userId) =>
		correctText(
			{ db, readings },
			{
				textId,
				userId: of,
				partId: ids[0] ?? '',
				place: { paragraph: 0, at: 0 },
				now: wanted.was,
				word: 0,
				isEverywhere: false,
				...wanted,
			},
		)
	const takeBack = (change: string | undefined) =>
		takeBackCorrection(db, { textId, userId, partId: ids[0] ?? '', change: change ?? '' })
	return { ...own, textId, ids, shown, correct, takeBack }
}

const okOf = <T>(result: { ok: true; value: T } | { ok: false; error: { code: string } }): T => {
	if (!result.ok) throw new Error(result.error.code)
	return result.value
}

test('a reading is corrected at one place, and taken back', async () => {
	const { shown, correct, takeBack } = await withCorrecting('我还书。我还书。')
	const before = await shown()
	expect(before).toBe('我[wǒ] 还[huán] 书[shū] 。 我[wǒ] 还[huán] 书[shū] 。')
	const kept = okOf(await correct({ place: { paragraph: 0, at: 1 }, was: ['还'], pinyin: 'hai2' }))
	expect(kept.count).toBe(1)
	expect(await shown()).toBe('我[wǒ] 还[hái] 书[shū] 。 我[wǒ] 还[huán] 书[shū] 。')
	expect(okOf(await takeBack(kept.change))).toEqual({ count: 1 })
	expect(await shown()).toBe(before)
	expect(await takeBack(kept.change)).toMatchObject({ error: { code: 'own-text.no-correction' } })
})

test('everywhere means all parts: the others follow when they are opened', async () => {
	const { shown, correct, takeBack, partsOfText, textId } = await withCorrecting(
		'我还书。',
		'他还书。书。',
	)
	const kept = okOf(
		await correct({
			place: { paragraph: 0, at: 1 },
			was: ['还', '书'],
			now: ['还书'],
			pinyin: 'huánshū',
			note: 'at the library',
			isEverywhere: true,
		}),
	)
	expect(kept.count).toBe(1)
	const [, waiting] = await partsOfText(textId)
	expect(waiting?.version).toBe(1)
	expect(await shown(2)).toBe('他[tā] 还书[huán shū] (at the library) 。 书[shū] 。')
	expect(await shown(1)).toBe('我[wǒ] 还书[huán shū] (at the library) 。')
	await takeBack(kept.change)
	expect(await shown(2)).toBe('他[tā] 还[huán] 书[shū] 。 书[shū] 。')
	const [first, second] = await partsOfText(textId)
	expect([first?.uncorrected, second?.uncorrected]).toEqual([null, null])
})

test('a part that is cut later gets the corrections too', async () => {
	const own = await withCorrecting('学习汉语。')
	const { db, userId } = own
	await own.correct({ was: ['学习', '汉语'], now: ['学习汉语'], isEverywhere: true })
	const id = await own.add('', {
		parts: [
			{ title: '', text: '学习汉语。' },
			{ title: '', text: '我学习汉语。' },
		],
		isCut: false,
	})
	const first = await readText(own.sources, { id, number: 1, user: own.reader })
	expect(first.ok && first.value.html).toContain('>学习<')
	const [part] = await own.partsOfText(id)
	const { readings } = tokenizeClient(own.binding)
	await correctText(
		{ db, readings },
		{
			textId: id,
			userId,
			partId: part?.id ?? '',
			place: { paragraph: 0, at: 0 },
			was: ['学习', '汉语'],
			now: ['学习汉语'],
			word: 0,
			isEverywhere: true,
		},
	)
	const second = await readText(own.sources, { id, number: 2, user: own.reader })
	expect(second.ok && second.value.html).toContain('>学习汉语<')
})

test('corrected words are counted, looked up and saved as they are now', async () => {
	const { correct, partsOfText, textId, sources, reader } = await withCorrecting('癌 症可怕。')
	const { content } = (await partsOfText(textId))[0] ?? {}
	expect(writtenText(content?.[0]?.zh ?? [])).toBe('癌 症可怕。')
	await correct({ place: { paragraph: 0, at: 3 }, was: ['可怕'], now: ['可', '怕'] })
	const read = await readText(sources, { id: textId, number: 1, user: reader })
	expect(read.ok && read.value.html).toContain('>怕<')
	const [part] = await partsOfText(textId)
	expect(part?.vocabRevision).toBeDefined()
	expect(part?.version).toBe(2)
})

test('a traditional text is corrected as it is written', async () => {
	const { shown, correct } = await withCorrecting('我愛學習。')
	await correct({ place: { paragraph: 0, at: 2 }, was: ['學習'], now: ['學', '習'] })
	expect(await shown()).toBe('我[wǒ] 愛[ài] 學[xué] 習[xí] 。')
})

test('the second of two devices that correct one word is told, and nothing is lost', async () => {
	const { shown, correct } = await withCorrecting('我还书。')
	const was = ['还', '书']
	const place = { paragraph: 0, at: 1 }
	expect((await correct({ place, was, now: ['还书'] })).ok).toBe(true)
	expect(await correct({ place, was, now: was, pinyin: 'hái' })).toMatchObject({
		error: { code: 'own-text.outdated' },
	})
	expect((await correct({ was: ['我'], note: 'me' })).ok).toBe(true)
	expect(await shown()).toMatch(/^我\[wǒ\] \(me\) 还书\[\S+ shū\] 。$/)
})

test('of two devices that correct at the same moment, one is told', async () => {
	const { shown, correct } = await withCorrecting('我还书。')
	const both = await Promise.all([
		correct({ was: ['我'], note: 'one' }),
		correct({ place: { paragraph: 0, at: 2 }, was: ['书'], note: 'two' }),
	])
	const kept = both.filter(({ ok }) => ok).length
	const notes = (await shown()).match(/one|two/g) ?? []
	expect(notes).toHaveLength(kept)
	expect(kept).toBeGreaterThan(0)
})

test('nobody else corrects a text, or learns what was corrected', async () => {
	const { db, correct, textId, ids } = await withCorrecting('我还书。')
	await makeAccount(db, { id: 'tom', email: 'tom@example.com' })
	expect(await correct({ was: ['我'], note: 'mine' }, 'tom')).toMatchObject({
		error: { code: 'own-text.not-found' },
	})
	const asked = { textId, partId: ids[0] ?? '', place: { paragraph: 0, at: 0 }, word: '我' }
	expect(await listCorrections(db, { ...asked, userId: 'tom' })).toBeUndefined()
})

test('a word lists its corrections', async () => {
	const { db, userId, correct, textId, ids } = await withCorrecting('我还书。')
	await correct({ place: { paragraph: 0, at: 1 }, was: ['还'], pinyin: 'hái', isEverywhere: true })
	const asked = { textId, userId, partId: ids[0] ?? '', place: { paragraph: 0, at: 1 } }
	const found = await listCorrections(db, { ...asked, word: '还' })
	expect(found?.map(({ text }) => text)).toEqual(['还 is read hái, everywhere'])
	expect(await listCorrections(db, { ...asked, word: '书' })).toEqual([])
})

test('pinyin that does not fit the word is refused with its reason', async () => {
	const { correct } = await withCorrecting('我还书。')
	expect(await correct({ was: ['我'], pinyin: 'wo3 men2' })).toMatchObject({
		error: { code: 'pinyin.wrong-count' },
	})
})

test('a text has a limit of corrections', async () => {
	const { db, correct } = await withCorrecting('我还书。')
	const rule = { kind: 'note' as const, word: '你', note: 'x' }
	const corrections = Array.from({ length: mostCorrections }, (_, index) => ({
		change: String(index),
		rule,
	}))
	await db.update(ownTexts).set({ corrections })
	expect(await correct({ was: ['我'], note: 'one more' })).toMatchObject({
		error: { code: 'own-text.too-many-corrections', values: { most: mostCorrections } },
	})
})
