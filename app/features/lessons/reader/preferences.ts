/** The reader's display preferences, stored in a cookie so that the server renders them at once. */

const layers = ['hsk', 'pinyin', 'chinese', 'translation'] as const

export type Layer = (typeof layers)[number]

export const layerNames: Record<Layer, string> = {
	hsk: 'HSK',
	pinyin: 'Pinyin',
	chinese: 'Chinese',
	translation: 'Translation',
}

export type ReaderPreferences = Readonly<Record<Layer, boolean>>

/** Which layers a kind of text has, which are on by default, and the cookie that stores them. */
export type LayerSet = {
	cookie: string
	layers: readonly Layer[]
	/** A word of explanation under a layer's name. */
	notes?: Readonly<Partial<Record<Layer, string>>>
	atFirst: ReaderPreferences
}

export const readerLayers: LayerSet = {
	cookie: 'hanlu.reader',
	layers,
	atFirst: { hsk: true, pinyin: true, chinese: true, translation: false },
}

/** The analyser's layers. Chinese cannot be hidden in a text of one's own. */
export const analyzerLayers: LayerSet = {
	cookie: 'hanlu.analyzer',
	layers: ['hsk', 'pinyin', 'translation'],
	atFirst: { hsk: true, pinyin: true, chinese: true, translation: true },
}

/** Without a translator, the analyser's translation is a gloss of each word. */
export const wordByWordLayers: LayerSet = {
	...analyzerLayers,
	notes: { translation: 'word by word' },
}

const yearSeconds = 60 * 60 * 24 * 365

export function isLayer(text: unknown): text is Layer {
	return layers.some((layer) => layer === text)
}

/** Reads the layers that are on, as in hsk.pinyin.chinese, from a Cookie header. */
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

/** A Set-Cookie header value, which `document.cookie` accepts too. */
export function preferencesCookie(
	preferences: ReaderPreferences,
	{ cookie, layers: switched } = readerLayers,
): string {
	const on = switched.filter((layer) => preferences[layer]).join('.') || 'none'
	return `${cookie}=${on}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax`
}

/** Data attributes for an ancestor of the text; the style sheet toggles by them. */
export function layerAttributes(preferences: ReaderPreferences) {
	const value = (layer: Layer) => (preferences[layer] ? 'on' : 'off')
	return {
		'data-hsk': value('hsk'),
		'data-pinyin': value('pinyin'),
		'data-chinese': value('chinese'),
		'data-translation': value('translation'),
	}
}
