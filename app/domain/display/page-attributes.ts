/**
 * The choices that a style sheet follows, as attributes of the page: data-theme=dark data-tones=pleco. What
 * is as at first has none.
 */
import { type DeviceDisplay, deviceDisplayAtFirst, type Theme } from './device-display.ts'
import type { ToneScheme } from './text-display.ts'

export function deviceAttributes({ theme, size, line, font, marks }: DeviceDisplay) {
	const first = deviceDisplayAtFirst
	return {
		'data-theme': theme === first.theme ? undefined : theme,
		'data-size': size === first.size ? undefined : size,
		'data-line': line === first.line ? undefined : line,
		'data-font': font === first.font ? undefined : font,
		'data-marks': marks === first.marks ? undefined : marks,
	}
}

export function toneAttributes(scheme: ToneScheme) {
	return { 'data-tones': scheme === 'off' ? undefined : scheme }
}

/** The paper of app.css, for the bars of browsers. */
const papers = { light: '#fbf8f2', white: '#ffffff', dark: '#0f131b' } as const

/** For the meta element `color-scheme`. */
export function colorScheme(theme: Theme = 'system'): string {
	if (theme === 'system') return 'light dark'
	return theme === 'dark' ? 'dark' : 'light'
}

/** The colour of the browser's bars while the device is light, and while it is dark. */
export function barColors(theme: Theme = 'system') {
	return (['light', 'dark'] as const).map((device) => ({
		media: `(prefers-color-scheme: ${device})`,
		content: papers[theme === 'system' ? device : theme],
	}))
}
