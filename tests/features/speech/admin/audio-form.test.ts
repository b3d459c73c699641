import { expect, test } from 'vitest'
import { audioForm, voiceFieldOf } from '#app/features/speech/admin/audio-form.ts'

const fields = { intent: 'generate-audio', kind: 'lessons', id: 'tea', voice: ' cmn ' }

test('a form without speakers has one voice', () => {
	expect(audioForm.parse(fields)).toEqual({ ...fields, voice: 'cmn', speakerVoices: [] })
})

test('each speaker has a field of their own', () => {
	const cast = { [voiceFieldOf('小美')]: 'cmn+f1', [voiceFieldOf('A: B')]: 'cmn' }
	expect(audioForm.parse({ ...fields, ...cast, sample: 'cmn', other: '1' })).toEqual({
		...fields,
		voice: 'cmn',
		speakerVoices: [
			{ speaker: '小美', voice: 'cmn+f1' },
			{ speaker: 'A: B', voice: 'cmn' },
		],
	})
})

test.each([
	{ 'voice:小美': '' },
	{ 'voice:': 'cmn' },
	{ 'voice:小美': 'a'.repeat(101) },
	{ [`voice:${'好'.repeat(21)}`]: 'cmn' },
	Object.fromEntries(Array.from({ length: 31 }, (_, n) => [`voice:${n}`, 'cmn'])),
])('%.40j is refused', (cast) => {
	expect(audioForm.safeParse({ ...fields, ...cast }).success).toBe(false)
})
