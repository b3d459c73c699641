import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ItemStatusDot } from '#app/features/courses/admin/item-status-dot.tsx'
import { Price } from '#app/features/courses/admin/price.tsx'
import { UpdatedTime } from '#app/ui/admin/date-time.tsx'

const text = (html: string) =>
	html
		.replace(/<[^>]+>/g, ' ')
		.replace(/\s+/g, ' ')
		.trim()

const publishAt = new Date('2026-11-28T15:22:00Z')

test.each([
	[{ status: 1 }, 'Enabled Published'],
	[{ status: 0 }, 'Disabled Draft'],
	[{ status: 2 }, 'Coming Soon Draft'],
	[{ status: 1, hasChanges: true }, 'Enabled Unpublished changes'],
	[{ status: 0, publishAt }, 'Disabled Scheduled: 2026-11-28 15:22'],
	[{ status: 1, courseStatus: 0 }, 'Enabled in a disabled course'],
	[{ status: 0, hasText: false }, 'Disabled No text Draft'],
])('a list says of %o: %s', (row, said) => {
	expect(text(renderToStaticMarkup(<ItemStatusDot {...row} />))).toBe(said)
})

test('a table shows exceptions, and leaves the usual case to screen readers and cards', () => {
	expect(renderToStaticMarkup(<Price isFree />)).toContain('xl:sr-only">Free<')
	expect(renderToStaticMarkup(<Price isFree={false} />)).not.toContain('sr-only')
	const createdAt = new Date('2026-11-28T15:22:10Z')
	const updated = (updatedAt: Date) =>
		renderToStaticMarkup(<UpdatedTime createdAt={createdAt} updatedAt={updatedAt} />)
	expect(updated(new Date('2026-11-28T15:22:40Z'))).toContain('xl:sr-only')
	expect(updated(new Date('2026-11-28T15:23:00Z'))).not.toContain('sr-only')
})
