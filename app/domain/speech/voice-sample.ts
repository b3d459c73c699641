/** The sentence of every voice that somebody tries: 你好，我叫小美。很高兴认识你！ "Hello, I am Xiaomei." */
export const voiceSample = '你好，我叫小美。很高兴认识你！'
