/** What a reader wants to see of a text; a cookie, so that the server already paints it so. */

const layers = ['hsk', 'pinyin', 'chinese', 'translation'] as const

export type Layer = (typeof layers)[number]

export const layerNames: Record<Layer, string> = {
	hsk: 'HSK',
	pinyin: 'Pinyin',
	chinese: 'Chinese',
	translation: 'Translation',
}

export type ReaderPreferences = Readonly<Record<Layer, boolean>>

/** Which layers can be switched of a kind of text, which are on at first, and what remembers it. */
export type LayerSet = {
	cookie: string
	layers: readonly Layer[]
	atFirst: ReaderPreferences
}

export const readerLayers: LayerSet = {
	cookie: 'hanlu.reader',
	layers,
	atFirst: { hsk: true, pinyin: true, chinese: true, translation: false },
}

/** Of a text of one's own, which there is no reason to hide. */
export const analyzerLayers: LayerSet = {
	cookie: 'hanlu.analyzer',
	layers: ['hsk', 'pinyin', 'translation'],
	atFirst: { hsk: true, pinyin: true, chinese: true, translation: true },
}

const yearSeconds = 60 * 60 * 24 * 365

export function isLayer(text: unknown): text is Layer {
	return layers.some((layer) => layer === text)
}

/** Reads hsk.pinyin.chinese, the layers that are on, from a Cookie header. */
export function preferencesFrom(
	cookies: string | null,
	{ cookie, layers: switched, atFirst } = readerLayers,
): ReaderPreferences {
	const pair = (cookies ?? '').split(/;\s*/).find((part) => part.startsWith(`${cookie}=`))
	if (!pair) return atFirst
	const on = pair.slice(cookie.length + 1).split('.')
	const isOn = (layer: Layer) => (switched.includes(layer) ? on.includes(layer) : atFirst[layer])
	return {
		hsk: isOn('hsk'),
		pinyin: isOn('pinyin'),
		chinese: isOn('chinese'),
		translation: isOn('translation'),
	}
}

export function withToggled(preferences: ReaderPreferences, layer: Layer): ReaderPreferences {
	return { ...preferences, [layer]: !preferences[layer] }
}

/** A Set-Cookie header, which a browser's `document.cookie` takes too. */
export function preferencesCookie(
	preferences: ReaderPreferences,
	{ cookie, layers: switched } = readerLayers,
): string {
	const on = switched.filter((layer) => preferences[layer]).join('.') || 'none'
	return `${cookie}=${on}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax`
}

/** The attributes by which the style sheet shows and hides; one ancestor of the text carries them. */
export function layerAttributes(preferences: ReaderPreferences) {
	const value = (layer: Layer) => (preferences[layer] ? 'on' : 'off')
	return {
		'data-hsk': value('hsk'),
		'data-pinyin': value('pinyin'),
		'data-chinese': value('chinese'),
		'data-translation': value('translation'),
	}
}
