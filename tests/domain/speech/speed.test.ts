import { expect, test } from 'vitest'
import { nextSpeed, readSpeed, type Speed, speeds } from '#app/domain/speech/speed.ts'

test('the button goes from 0.5 to 1.5 and back to 0.5', () => {
	const pressed: Speed[] = [0.5]
	for (let press = 0; press < 5; press++) pressed.push(nextSpeed(pressed.at(-1) ?? 1))
	expect(pressed).toEqual([0.5, 0.75, 1, 1.25, 1.5, 0.5])
})

test('a stored speed is read back', () => {
	for (const speed of speeds) expect(readSpeed(String(speed))).toBe(speed)
})

test.each([null, '', '2', 'NaN', '-1', '1.0', '__proto__'])('%o is not a speed', (stored) => {
	expect(readSpeed(stored)).toBe(1)
})
