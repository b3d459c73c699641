import * as z from 'zod'
import {
	hanziFonts,
	hanziSizes,
	lineHeights,
	themes,
	wordMarks,
} from '#app/domain/display/device-display.ts'
import { notations, scripts, spokenTones, toneSchemes } from '#app/domain/display/text-display.ts'

function oneOf<const Names extends readonly string[]>(names: Names) {
	return z.enum(names, { error: 'display.unknown-choice' })
}

/** The choices for all devices of a person; a script sends these alone. */
export const textDisplayForm = z.object({
	script: oneOf(scripts),
	notation: oneOf(notations),
	toneScheme: oneOf(toneSchemes),
	spokenTones: oneOf(spokenTones),
})

/** With the choices of the device, as the form without a script sends them. */
export const displayForm = textDisplayForm.extend({
	theme: oneOf(themes),
	size: oneOf(hanziSizes),
	line: oneOf(lineHeights),
	font: oneOf(hanziFonts),
	marks: oneOf(wordMarks),
})
