import { expect, test } from 'vitest'
import { makeAdmin } from '#tests/support/factories.ts'
import { memoryDatabase } from '#tests/support/memory-database.ts'
import { productOn } from '#tests/support/product.ts'
import { sessionOf } from '#tests/support/session.ts'

test('search and replace are one page in the menu, and each takes over what the other looks for', async () => {
	const db = await memoryDatabase()
	await makeAdmin(db, { id: 'shen-lan', email: 'shen@example.com' })
	const product = productOn(db)
	const cookie = await sessionOf(db, 'shen-lan')
	const linksOf = async (path: string) => {
		const page = await (await product.ask(path, { cookie })).text()
		const links = [...page.matchAll(/<a ([^>]*)>/g)].map(([, attributes = '']) => attributes)
		const address = (link: string) => /href="([^"]*)"/.exec(link)?.[1]?.replaceAll('&amp;', '&')
		return {
			all: links.map(address),
			current: links.filter((link) => link.includes('aria-current="page"')).map(address),
		}
	}
	const query = `?${new URLSearchParams({ q: '市场', course: 'tea' })}`
	const searching = await linksOf(`/admin/search${query}`)
	expect(searching.current).toEqual(['/admin/search', `/admin/search${query}`])
	expect(searching.all).toContain(`/admin/replace${query}`)
	const replacing = await linksOf(`/admin/replace${query}`)
	expect(replacing.current).toEqual(['/admin/search', `/admin/replace${query}`])
	expect(replacing.all).toContain(`/admin/search${query}`)
	expect((await linksOf('/admin/users')).current).toEqual(['/admin/users'])
})
