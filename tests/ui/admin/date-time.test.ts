import { expect, test } from 'vitest'
import { dateAndTime } from '#app/ui/admin/date-time.tsx'

const at = new Date('2026-11-21T23:34:56Z')

test('an instant is shown to the minute, in UTC or in local time', () => {
	expect(dateAndTime(at, 0)).toEqual(['2026-11-21', '23:34'])
	expect(dateAndTime(at, -480)).toEqual(['2026-11-22', '07:34'])
	expect(dateAndTime(at, 300)).toEqual(['2026-11-21', '18:34'])
})
