import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Schedule, schedulesOf, startCron } from '#tools/cron.ts'

const sweep = { worker: 'hanlu-tts', cron: '* * * * *' }
const cleaning = { worker: 'hanlu-web', cron: '17 3 * * *' }

beforeEach(() => {
	vi.useFakeTimers({ now: new Date('2026-11-21T03:15:30Z') })
})

afterEach(() => {
	vi.useRealTimers()
	vi.restoreAllMocks()
})

/** Records runs as "hanlu-tts 03:16". */
function recorder(work: (schedule: Schedule) => Promise<void> = async () => {}) {
	const fired: string[] = []
	return {
		fired,
		fire(schedule: Schedule, time: Date) {
			fired.push(`${schedule.worker} ${time.toISOString().slice(11, 16)}`)
			return work(schedule)
		},
	}
}

test('each cron fires at once and then on schedule', async () => {
	const { fired, fire } = recorder()
	const cron = startCron([sweep, cleaning], fire)
	expect(fired).toEqual(['hanlu-tts 03:15', 'hanlu-web 03:15'])
	await vi.advanceTimersByTimeAsync(29_000)
	expect(fired).toHaveLength(2)
	await vi.advanceTimersByTimeAsync(120_000)
	expect(fired.slice(2)).toEqual(['hanlu-tts 03:16', 'hanlu-tts 03:17', 'hanlu-web 03:17'])
	cron.stop()
})

test('a running cron is not fired again', async () => {
	let finish = () => {}
	const { fired, fire } = recorder(
		() =>
			new Promise((resolve) => {
				finish = resolve
			}),
	)
	const cron = startCron([sweep], fire)
	await vi.advanceTimersByTimeAsync(180_000)
	expect(fired).toHaveLength(1)
	finish()
	await vi.advanceTimersByTimeAsync(60_000)
	expect(fired).toHaveLength(2)
	cron.stop()
})

test('a cron that fails is logged and fires again', async () => {
	const log = vi.spyOn(console, 'error').mockReturnValue()
	const { fired, fire } = recorder(() => Promise.reject(new Error('no database')))
	const cron = startCron([sweep], fire)
	await vi.advanceTimersByTimeAsync(60_000)
	expect(fired).toHaveLength(2)
	expect(log).toHaveBeenCalledWith('The cron "* * * * *" of hanlu-tts failed: Error: no database')
	cron.stop()
})

test('nothing fires or fails after the stop', async () => {
	const log = vi.spyOn(console, 'error').mockReturnValue()
	let fail = (_: Error) => {}
	const { fired, fire } = recorder(
		() =>
			new Promise((_, reject) => {
				fail = reject
			}),
	)
	const cron = startCron([sweep], fire)
	cron.stop()
	fail(new Error('the workers are gone'))
	await vi.advanceTimersByTimeAsync(180_000)
	expect(fired).toHaveLength(1)
	expect(log).not.toHaveBeenCalled()
})

test('an invalid pattern throws at once', () => {
	expect(() => startCron([{ ...sweep, cron: '61 * * * *' }], recorder().fire)).toThrow('61')
})

test('a worker without a cron has no schedule', () => {
	expect(schedulesOf(['tokenize'])).toEqual([])
})
