import { expect, test } from 'vitest'
import { analyzerLayers } from '#app/features/analyzer/layers.ts'
import {
	isToggle,
	layerAttributes,
	preferencesCookie,
	preferencesFrom,
	withToggled,
} from '#app/features/lessons/reader/preferences.ts'

const atFirst = {
	hsk: true,
	pinyin: true,
	chinese: true,
	translation: false,
	pinyinOver: 'all',
}

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
	const layers = { hsk: false, pinyin: false, chinese: false, translation: false }
	const nothing = { ...layers, pinyinOver: 'all' }
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
		pinyinOver: 'all',
	})
	const cookie = preferencesCookie(analyzerLayers.atFirst, analyzerLayers)
	expect(cookie).toMatch(/^hanlu\.analyzer=hsk\.pinyin\.translation;/)
})

test.each([
	['pinyin-all', 'on', 'hsk.pinyin.chinese'],
	['pinyin-new', 'new', 'hsk.pinyin-new.chinese'],
	['pinyin-tap', 'tap', 'hsk.pinyin-tap.chinese'],
	['pinyin-none', 'off', 'hsk.chinese'],
] as const)('the choice %s is remembered and drawn as %s', (choice, drawn, stored) => {
	const chosen = withToggled(preferencesFrom(null), choice)
	const [pair = ''] = preferencesCookie(chosen).split(';')
	expect(pair).toBe(`hanlu.reader=${stored}`)
	expect(preferencesFrom(pair)).toEqual(chosen)
	expect(layerAttributes(chosen)['data-pinyin']).toBe(drawn)
})

test('the toggle turns any pinyin off, and back on above the words that were chosen', () => {
	const off = withToggled(preferencesFrom('hanlu.reader=pinyin-new'), 'pinyin')
	expect(layerAttributes(off)['data-pinyin']).toBe('off')
	const [pair = ''] = preferencesCookie(off).split(';')
	expect(pair).toBe('hanlu.reader=over-new')
	const on = withToggled(preferencesFrom(pair), 'pinyin')
	expect(layerAttributes(on)['data-pinyin']).toBe('new')
})

test('only the reader’s own buttons are known', () => {
	for (const name of ['hsk', 'pinyin-tap', 'pinyin-none']) expect(isToggle(name)).toBe(true)
	for (const name of ['pinyin-', 'pinyin-every', '__proto__', 7, undefined]) {
		expect(isToggle(name)).toBe(false)
	}
})
