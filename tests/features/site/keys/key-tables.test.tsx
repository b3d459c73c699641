import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MarkButtons } from '#app/features/known-words/mark-buttons.tsx'
import { keyTables } from '#app/features/site/keys/key-tables.ts'
import { popupKeys } from '#app/features/vocabulary/popup/popup-keys.ts'
import { KeyList } from '#app/ui/keys/key-list.tsx'

test.each(keyTables)('$name: no key stands twice, and each says what it does', ({ keys }) => {
	expect(new Set(keys.map(([key]) => key)).size).toBe(keys.length)
	expect(keys.every(([key, does]) => key !== '' && does !== '')).toBe(true)
})

test('two tables of one place have different names', () => {
	const names = keyTables.map(({ name, place }) => `${place} ${name}`)
	expect(new Set(names).size).toBe(names.length)
})

test('the keys of a popup are those of its buttons', () => {
	const html = renderToStaticMarkup(<MarkButtons word="茶" said={null} mark={() => {}} hasKeys />)
	const shortcuts = [...html.matchAll(/aria-keyshortcuts="(\w)"[^>]*>(\w+)</g)]
	expect(shortcuts.map(([, key, label]) => [key, label])).toEqual(popupKeys.keys.slice(0, -1))
})

test('a list of keys is named by its place', () => {
	const html = renderToStaticMarkup(
		<KeyList tables={[{ name: 'In a text', keys: [['Enter', 'Show a word’s meaning']] }]} />,
	)
	const [, id] = /<dl aria-labelledby="([^"]+)"/.exec(html) ?? []
	expect(html).toContain(`<p id="${id}"`)
	expect(html).toMatch(/<kbd[^>]*>Enter<\/kbd>/)
})
