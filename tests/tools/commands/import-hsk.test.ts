import { expect, test } from 'vitest'
import { downloadList, openList } from '#tools/commands/import-hsk.ts'

test('the open list is asked for at one address, which names its version', async () => {
	const asked: string[] = []
	const nowhere = async (address: string | URL | Request) => {
		asked.push(String(address))
		return new Response('', { status: 404 })
	}
	await expect(downloadList(nowhere)).rejects.toThrow(`${openList.address} answers 404.`)
	expect(asked).toEqual([openList.address])
	expect(openList.address).toMatch(/\/[0-9a-f]{40}\//)
})

test('a list that is not the known one is refused', async () => {
	const other = async () => new Response('Simplified,Level\n爱好,1\n')
	await expect(downloadList(other)).rejects.toThrow('is not the list we know')
})
