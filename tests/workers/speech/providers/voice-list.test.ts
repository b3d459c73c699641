import { expect, test } from 'vitest'
import { voiceListSchema } from '#workers/speech/providers/voice-list.ts'

test.each([
	['zf_xiaobei', [['zf_xiaobei', 'zf_xiaobei']]],
	[
		' zf_xiaobei = Standard voice, woman 1 ;\n zm_yunxi=Standard voice, man 1; ',
		[
			['zf_xiaobei', 'Standard voice, woman 1'],
			['zm_yunxi', 'Standard voice, man 1'],
		],
	],
	['zf_xiaobei(2)+zf_xiaoni(1)=晓北 a=b', [['zf_xiaobei(2)+zf_xiaoni(1)', '晓北 a=b']]],
])('%j is a list of voices', (list, voices) => {
	const read = voiceListSchema.parse(list)
	expect(read.map(({ id, name }) => [id, name])).toEqual(voices)
})

test.each([
	'',
	';',
	'=name',
	'a=',
	'a;a',
	'two words',
	'<b>',
	'a'.repeat(101),
	`a=${'n'.repeat(61)}`,
])('%j is no list of voices', (list) => {
	expect(voiceListSchema.safeParse(list).success).toBe(false)
})

test('a list has fifty voices at most', () => {
	const list = (length: number) => Array.from({ length }, (_, n) => `voice${n}`).join(';')
	expect(voiceListSchema.safeParse(list(50)).success).toBe(true)
	expect(voiceListSchema.safeParse(list(51)).success).toBe(false)
})
