import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ChangeList } from '#app/features/audit/change-list.tsx'

const change = {
	id: 'change',
	at: new Date('2026-11-30T08:00:00Z'),
	actorEmail: 'shen@example.com',
	actorName: 'Shen Lan',
	objectType: 'lesson',
	objectId: 'tea',
	objectName: 'Tea',
}

function drawn(change: Parameters<typeof ChangeList>[0]['changes'][number]): string {
	const html = renderToStaticMarkup(<ChangeList changes={[change]} isOfOne />)
	return html.replace(/<[^>]+>/g, '').replace(/\s+/g, ' ')
}

test('a value that changed has both states, one that was added its own alone', () => {
	const published = { ...change, action: 'lesson.publish' }
	const text = drawn({ ...published, before: { status: 0 }, after: { status: 1, parts: 'text' } })
	expect(text).toContain('Status: Disabled → became Enabled')
	expect(text).toContain('Parts: text')
	expect(text).not.toContain('Parts: -')
})
