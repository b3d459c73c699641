import { Check } from 'lucide-react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import createLucideIcon from '#app/ui/lucide-icon.tsx'

const Tick = createLucideIcon({ node: [['path', { d: 'M20 6 9 17l-5-5', key: 'tick' }]] })

test('an icon is drawn as the library draws it, without its class names', () => {
	const ours = renderToStaticMarkup(<Tick aria-hidden size={20} className="text-jade" />)
	const theirs = renderToStaticMarkup(<Check aria-hidden size={20} className="text-jade" />)
	expect(attributesOf(ours)).toEqual(
		attributesOf(theirs.replace('lucide lucide-check text-jade', 'text-jade')),
	)
	expect(ours).toContain('<path d="M20 6 9 17l-5-5"></path>')
})

test('props are passed on to the icon', () => {
	const markup = renderToStaticMarkup(<Tick role="img" aria-label="right" fill="currentColor" />)
	expect(markup).toContain('role="img" aria-label="right"')
	expect(markup).toContain('fill="currentColor"')
})

function attributesOf(markup: string): string[] {
	return [...markup.slice(0, markup.indexOf('>')).matchAll(/[\w-]+="[^"]*"/g)]
		.map(([attribute]) => attribute)
		.sort()
}
