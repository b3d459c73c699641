import { expect, test } from 'vitest'
import {
	preferencesCookie,
	preferencesFrom,
	withToggled,
} from '#app/features/lessons/reader/preferences.ts'

const atFirst = { hsk: true, pinyin: true, chinese: true, translation: false }

test('at first everything but the translation is shown', () => {
	expect(preferencesFrom(null)).toEqual(atFirst)
	expect(preferencesFrom('other=hsk')).toEqual(atFirst)
})

test('what a cookie remembers is read back, with every layer switched in turn', () => {
	let preferences = preferencesFrom(null)
	for (const layer of ['hsk', 'pinyin', 'chinese', 'translation', 'hsk'] as const) {
		preferences = withToggled(preferences, layer)
		const [pair] = preferencesCookie(preferences).split(';')
		expect(preferencesFrom(`first=1; ${pair}; last=2`)).toEqual(preferences)
	}
})

test('a damaged cookie switches on only what it names', () => {
	const nothing = { hsk: false, pinyin: false, chinese: false, translation: false }
	expect(preferencesFrom('hanlu.reader=%%%.pinyin.__proto__')).toEqual({ ...nothing, pinyin: true })
	expect(preferencesFrom('hanlu.reader=')).toEqual(nothing)
})
