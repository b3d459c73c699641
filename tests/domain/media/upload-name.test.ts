import { expect, test } from 'vitest'
import { uploadName } from '#app/domain/media/upload-name.ts'

const naming = {
	fallback: 'cover',
	now: new Date('2026-11-21T18:15:00.123Z'),
	unique: '4f9a2c01',
}

test.each([
	['龙舟.png', 'cover'],
	['Dragon Boat (final).PNG', 'dragon-boat-final'],
	['Café au lait.jpeg', 'cafe-au-lait'],
	['../../etc/passwd', 'cover'],
	['第 3 课.png', '3'],
	['<script>.gif', 'script'],
	['', 'cover'],
	[`${'a'.repeat(49)} b.webp`, 'a'.repeat(49)],
	[`${'ab'.repeat(60)}.jpg`, 'ab'.repeat(25)],
])('%j is stored as %s', (fileName, base) => {
	expect(uploadName(fileName, naming)).toBe(`${base}-20261121181500-4f9a2c01`)
})
