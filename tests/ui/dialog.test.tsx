import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Dialog } from '#app/ui/dialog.tsx'

const strokes = (
	<>
		Strokes of <span lang="zh-CN">学习</span>
	</>
)

test('a dialog is named by its title, and has a button that closes it', () => {
	const drawn = renderToStaticMarkup(<Dialog title={strokes}>学</Dialog>)
	const [, id] = /<dialog[^>]* aria-labelledby="([^"]+)"/.exec(drawn) ?? []
	expect(drawn).toContain(`<h2 id="${id}"`)
	expect(drawn).toContain('Strokes of <span lang="zh-CN">学习</span></h2>')
	expect(drawn).toContain('aria-label="Close"')
	expect(drawn).not.toMatch(/<dialog[^>]* open/)
})

test('before scripts run, a dialog that the address names is open', () => {
	const drawn = renderToStaticMarkup(
		<Dialog title="Delete your account?" address="default" hasOwnClose>
			Cancel
		</Dialog>,
	)
	expect(drawn).toMatch(/<dialog[^>]* open=""/)
	expect(drawn).not.toContain('aria-label="Close"')
})

test('a popover waits for its button', () => {
	const drawn = renderToStaticMarkup(
		<Dialog title="Delete 春天?" popover="delete-text" hasOwnClose>
			Keep it
		</Dialog>,
	)
	expect(drawn).toMatch(/<dialog[^>]* id="delete-text" popover="auto"/)
	expect(drawn).not.toMatch(/<dialog[^>]* open/)
})
