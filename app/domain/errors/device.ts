/** Keeping texts on a device. A table by itself: most pages never show it. */
import type { ErrorTable } from '#app/domain/page-errors.ts'

export const deviceErrors = {
	'device.unsupported':
		'This browser can’t keep pages for reading offline. Private windows and very old browsers can’t.',
	'device.plan-failed': 'The lessons could not be listed. Please try again.',
	'device.offline': 'You’re offline. Keeping a course needs a connection.',
	'device.no-room': 'This needs {size} MB, and this browser has about {free} MB left.',
	'device.full': 'This device has no more room. {kept} of {wanted} are kept.',
	'device.none': 'Nothing was kept. This device may have no more room.',
	'device.partly': '{kept} of {wanted} are kept. The others could not be loaded.',
	'device.without-audio': 'The texts are kept, but some audio could not be loaded.',
	'device.stopped': 'Stopped. {kept} of {wanted} are kept.',
	'device.waiting': 'Waiting for the network. It goes on by itself.',
	'device.remove-failed': 'This could not be removed. Please try again.',
} as const satisfies ErrorTable
