import { expect, test } from 'vitest'
import { takeTone } from '#app/domain/pinyin/tone.ts'
import { readPronunciation } from '#app/domain/speech/pronunciation.ts'
import { findSoundSet, soundSetOfLesson, soundSets } from '#app/domain/speech/sounds/sound-sets.ts'
import { wholeDictionary } from '#tests/support/whole-dictionary.ts'

const all = soundSets.flatMap(({ id, choices }) => choices.map((words) => ({ id, words })))

/** A reading so rare beside the usual one that a voice does not pick it. */
const rareShare = 0.05

test('the dictionary has each word with its reading, which a voice without pinyin picks too', () => {
	const entries = new Map<string, { pinyin: string; frequency: number }[]>()
	for (const { word, pinyin, frequency } of wholeDictionary) {
		entries.set(word, [...(entries.get(word) ?? []), { pinyin, frequency }])
	}
	for (const { hanzi, pinyin } of all.flatMap(({ words }) => words)) {
		const readings = entries.get(hanzi) ?? []
		const own = readings.find((reading) => reading.pinyin.replaceAll(' ', '') === pinyin)
		expect(own, `${hanzi} ${pinyin}`).toBeDefined()
		for (const other of readings) {
			if (other === own) continue
			const most = (own?.frequency ?? 0) * rareShare
			expect(other.frequency, `${hanzi} is also ${other.pinyin}`).toBeLessThanOrEqual(most)
		}
	}
})

test('the words of a choice sound different, and no word stands in it twice', () => {
	for (const { words } of all) {
		expect(words.length).toBeGreaterThanOrEqual(2)
		expect(words.length).toBeLessThanOrEqual(4)
		expect(new Set(words.map(({ hanzi }) => hanzi)).size).toBe(words.length)
		expect(new Set(words.map(({ pinyin }) => pinyin)).size).toBe(words.length)
	}
})

test('each word can be asked for', () => {
	for (const { hanzi, pinyin } of all.flatMap(({ words }) => words)) {
		expect(readPronunciation({ text: hanzi, pinyin }).ok, `${hanzi} ${pinyin}`).toBe(true)
	}
})

test('one syllable in several tones differs in nothing but its tone', () => {
	for (const { words } of all.filter(({ id }) => id === 'tones')) {
		const taken = words.map(({ pinyin }) => takeTone(pinyin))
		expect(new Set(taken.map(({ letters }) => letters)).size).toBe(1)
		const tones = taken.map(({ tone }) => tone)
		expect(tones).toEqual([...tones].sort())
	}
})

test('two initials or finals have one tone', () => {
	for (const { id, words } of all) {
		if (id === 'tones' || id === 'two-syllables') continue
		expect(words).toHaveLength(2)
		expect(new Set(words.map(({ pinyin }) => takeTone(pinyin).tone)).size, id).toBe(1)
	}
})

test('two initials have one final, but for the i that only x, j and q are written with', () => {
	for (const id of ['zh-z', 'sh-s', 'x-sh', 'j-zh', 'q-ch', 'n-l', 'r-l'] as const) {
		const [one = '', other = ''] = id.split('-')
		const isWritten = /^[xjq]/.test(one)
		for (const [first, second] of findSoundSet(id)?.choices ?? []) {
			const final = (pinyin = '', initial = '') => {
				expect(pinyin.startsWith(initial), `${pinyin} ${initial}`).toBe(true)
				const letters = takeTone(pinyin.slice(initial.length)).letters
				return isWritten ? letters.replace('iu', 'iou').replace(/^i(?=[aeo])/, '') : letters
			}
			expect(final(first?.pinyin, one), first?.pinyin).toBe(final(second?.pinyin, other))
		}
	}
})

test('there are more than two hundred questions', () => {
	expect(all.reduce((sum, { words }) => sum + words.length, 0)).toBeGreaterThan(400)
})

test('the sounds lessons lead to a set each, others to none', () => {
	for (const slug of ['the-phone-rings', 'four-and-ten', 'my-daughter', 'say-it-again']) {
		expect(soundSetOfLesson(slug)).toBeDefined()
	}
	for (const slug of ['teacher-qian', 'toString', ''])
		expect(soundSetOfLesson(slug)).toBeUndefined()
	expect(findSoundSet('constructor')).toBeUndefined()
})
