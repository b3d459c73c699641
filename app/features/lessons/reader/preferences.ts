/** The reader's display preferences, stored in a cookie so that the server renders them at once. */

const layers = ['hsk', 'pinyin', 'chinese', 'translation'] as const

export type Layer = (typeof layers)[number]

export const layerNames: Record<Layer, string> = {
	hsk: 'HSK',
	pinyin: 'Pinyin',
	chinese: 'Chinese',
	translation: 'Translation',
}

/** Above which words pinyin stands while its layer is on: all, those not known yet, or tapped ones. */
const pinyinChoices = ['all', 'new', 'tap'] as const

type PinyinChoice = (typeof pinyinChoices)[number]

export type ReaderPreferences = Readonly<Record<Layer, boolean>> & {
	readonly pinyinOver: PinyinChoice
}

/** A button of the reader turns a layer on or off, or chooses a state of pinyin. */
export type Toggle = Layer | `pinyin-${PinyinChoice | 'none'}`

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
	atFirst: { hsk: true, pinyin: true, chinese: true, translation: false, pinyinOver: 'all' },
}

const yearSeconds = 60 * 60 * 24 * 365

export function isToggle(text: unknown): text is Toggle {
	return isLayer(text) || [...pinyinChoices, 'none'].some((choice) => text === `pinyin-${choice}`)
}

function isLayer(text: unknown): text is Layer {
	return layers.some((layer) => layer === text)
}

/**
 * Reads the layers that are on, as in hsk.pinyin.chinese, from a Cookie header. Pinyin above new words
 * only is pinyin-new instead of pinyin; over-new remembers that choice while the layer is off.
 */
export function preferencesFrom(
	cookies: string | null,
	{ cookie, layers: switched, atFirst } = readerLayers,
): ReaderPreferences {
	const pair = (cookies ?? '').split(/;\s*/).find((part) => part.startsWith(`${cookie}=`))
	if (!pair) return atFirst
	const on = pair.slice(cookie.length + 1).split('.')
	const isOn = (layer: Layer) => (switched.includes(layer) ? on.includes(layer) : atFirst[layer])
	const shownOver = pinyinChoices.find((choice) => on.includes(`pinyin-${choice}`))
	const hiddenOver = pinyinChoices.find((choice) => on.includes(`over-${choice}`))
	return {
		hsk: isOn('hsk'),
		pinyin: isOn('pinyin') || shownOver !== undefined,
		chinese: isOn('chinese'),
		translation: isOn('translation'),
		pinyinOver: shownOver ?? hiddenOver ?? 'all',
	}
}

export function withToggled(preferences: ReaderPreferences, toggle: Toggle): ReaderPreferences {
	const pinyinOver = pinyinChoices.find((choice) => toggle === `pinyin-${choice}`)
	if (pinyinOver) return { ...preferences, pinyin: true, pinyinOver }
	if (!isLayer(toggle)) return { ...preferences, pinyin: false }
	return { ...preferences, [toggle]: !preferences[toggle] }
}

/** A Set-Cookie header value, which `document.cookie` accepts too. */
export function preferencesCookie(
	preferences: ReaderPreferences,
	{ cookie, layers: switched } = readerLayers,
): string {
	const on = switched.filter((layer) => preferences[layer])
	const { pinyinOver } = preferences
	const names: string[] = on.map((layer) =>
		layer === 'pinyin' && pinyinOver !== 'all' ? `pinyin-${pinyinOver}` : layer,
	)
	if (!preferences.pinyin && pinyinOver !== 'all') names.push(`over-${pinyinOver}`)
	return `${cookie}=${names.join('.') || 'none'}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax`
}

/** Data attributes for an ancestor of the text; the style sheet toggles by them. */
export function layerAttributes(preferences: ReaderPreferences) {
	const value = (layer: Layer) => (preferences[layer] ? 'on' : 'off')
	const { pinyin, pinyinOver } = preferences
	return {
		'data-hsk': value('hsk'),
		'data-pinyin': pinyin && pinyinOver !== 'all' ? pinyinOver : value('pinyin'),
		'data-chinese': value('chinese'),
		'data-translation': value('translation'),
	}
}
