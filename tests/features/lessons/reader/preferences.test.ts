import { expect, test } from 'vitest'
import {
	analyzerLayers,
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

test('a text of one’s own begins with its translation and cannot lose its Chinese', () => {
	expect(preferencesFrom('hanlu.reader=none', analyzerLayers)).toEqual(analyzerLayers.atFirst)
	expect(preferencesFrom('hanlu.analyzer=pinyin', analyzerLayers)).toEqual({
		hsk: false,
		pinyin: true,
		chinese: true,
		translation: false,
	})
	const cookie = preferencesCookie(analyzerLayers.atFirst, analyzerLayers)
	expect(cookie).toMatch(/^hanlu\.analyzer=hsk\.pinyin\.translation;/)
})
