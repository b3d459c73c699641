import { expect, test } from 'vitest'
import {
	analyzerLayers,
	preferencesCookie,
	preferencesFrom,
	withToggled,
} from '#app/features/lessons/reader/preferences.ts'

const atFirst = { hsk: true, pinyin: true, chinese: true, translation: false }

test('by default everything but the translation is shown', () => {
	expect(preferencesFrom(null)).toEqual(atFirst)
	expect(preferencesFrom('other=hsk')).toEqual(atFirst)
})

test('a cookie is read back, with every layer toggled in turn', () => {
	let preferences = preferencesFrom(null)
	for (const layer of ['hsk', 'pinyin', 'chinese', 'translation', 'hsk'] as const) {
		preferences = withToggled(preferences, layer)
		const [pair] = preferencesCookie(preferences).split(';')
		expect(preferencesFrom(`first=1; ${pair}; last=2`)).toEqual(preferences)
	}
})

test('a damaged cookie switches on only the layers it names', () => {
	const nothing = { hsk: false, pinyin: false, chinese: false, translation: false }
	expect(preferencesFrom('hanlu.reader=%%%.pinyin.__proto__')).toEqual({ ...nothing, pinyin: true })
	expect(preferencesFrom('hanlu.reader=')).toEqual(nothing)
})

test('the analyser shows its translation by default and cannot hide Chinese', () => {
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
