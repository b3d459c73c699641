import { afterEach, expect, test, vi } from 'vitest'
import { wordLookup } from '#app/features/vocabulary/popup/word-lookup.ts'

const long = { word: '长', pinyin: 'cháng', meanings: [['adjective', 'long']], levels: ['HSK 2'] }

function server(answer: () => Response | Promise<Response>) {
	const addresses: string[] = []
	vi.stubGlobal('fetch', async (address: string) => {
		addresses.push(address)
		return answer()
	})
	return addresses
}

afterEach(() => vi.unstubAllGlobals())

test('a word is looked up once', async () => {
	const asked = server(() => Response.json([long]))
	const lookUp = wordLookup()
	expect(await Promise.all([lookUp(['长']), lookUp(['长'])])).toEqual([[long], [long]])
	expect(asked).toEqual(['/word-entries?word=%E9%95%BF'])
})

test('words are looked up together, and only those that are not known', async () => {
	const asked = server(() => Response.json([long]))
	const lookUp = wordLookup()
	expect(await lookUp(['长', '大'])).toEqual([long])
	expect(await lookUp(['大', '了', '长'])).toEqual([long])
	expect(asked).toEqual([
		'/word-entries?word=%E9%95%BF&word=%E5%A4%A7',
		'/word-entries?word=%E4%BA%86',
	])
})

test.each<[string, () => Response | Promise<Response>]>([
	['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
	['a refusal', () => Response.json({ error: {} }, { status: 401 })],
	['another shape', () => Response.json({})],
])('after %s the word is looked up again', async (_, answer) => {
	const lookUp = wordLookup()
	server(answer)
	await expect(lookUp(['长'])).rejects.toThrow()
	server(() => Response.json([long, { word: '长' }, null]))
	expect(await lookUp(['长'])).toEqual([long])
})
