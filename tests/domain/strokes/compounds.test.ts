import { expect, test } from 'vitest'
import { isWrittenSyllable } from '#app/domain/pinyin/number-tone.ts'
import { components } from '#app/domain/strokes/components.ts'
import { compoundOf, readCompounds } from '#app/domain/strokes/compounds.ts'

test('请 is 讠 for the meaning and 青 for the sound; 日 is a picture', () => {
	expect(compoundOf('请')).toEqual({
		means: { form: '讠', meaning: 'speech' },
		sounds: { form: '青', pinyin: 'qīng' },
	})
	expect(compoundOf('日')).toBeUndefined()
})

test('each character stands once, with a part that the page of parts explains and one that can be read', () => {
	const compounds = readCompounds()
	expect(new Set(compounds.map(([character]) => character)).size).toBe(compounds.length)
	const forms = components.flatMap(({ form, gives }) => (gives === 'sounds' ? [] : [form]))
	for (const [character, { means, sounds }] of compounds) {
		expect(forms, character).toContain(means.form)
		expect(isWrittenSyllable(sounds.pinyin), `${character} ${sounds.pinyin}`).toBe(true)
		expect([means.form, sounds.form]).not.toContain(character)
	}
})
