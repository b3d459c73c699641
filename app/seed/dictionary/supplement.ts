/**
 * Entries that the word lists and our own texts need but CC-CEDICT lacks: HSK 2.0 words made of a
 * verb and its object (打篮球) or spelled differently (纽扣儿), food, things and names from the lessons
 * (焦圈, 长亭, 弘一), doubled words (尝尝), and common meanings it leaves out (大雪 heavy snow, 大桥 large
 * bridge; 几号 what date; 山下 at the foot of the mountain, where it has only names). We wrote them in CC-CEDICT's format; they are not part of it.
 */
export const supplement = `
打籃球 打篮球 [da3 lan2 qiu2] /to play basketball/
踢足球 踢足球 [ti1 zu2 qiu2] /to play soccer; to play football/
彈鋼琴 弹钢琴 [tan2 gang1 qin2] /to play the piano/
繫領帶 系领带 [ji4 ling3 dai4] /to tie a necktie/
紐扣兒 纽扣儿 [niu3 kou4 r5] /button (on clothes)/
焦圈 焦圈 [jiao1 quan1] /a crisp ring of fried dough, a Beijing snack eaten with douzhi 豆汁[dou4 zhi1]/
鴿哨 鸽哨 [ge1 shao4] /a pigeon whistle, tied to a pigeon's tail so that it sounds in flight/
甜麵醬 甜面酱 [tian2 mian4 jiang4] /sweet bean sauce made from fermented wheat flour/
疑鄰盜斧 疑邻盗斧 [yi2 lin2 dao4 fu3] /(idiom) to suspect one's neighbor of stealing the axe; to see proof of one's suspicion in everything/
手撕 手撕 [shou3 si1] /to tear by hand; (of a calendar) tear-off/
這次 这次 [zhe4 ci4] /this time/
這時候 这时候 [zhe4 shi2 hou5] /at this moment; just then/
鑽出 钻出 [zuan1 chu1] /to come out of (a tunnel, a hole etc)/
蔥油麵 葱油面 [cong1 you2 mian4] /noodles with spring onion oil/CL:碗[wan3]/
酸梅湯 酸梅汤 [suan1 mei2 tang1] /sour plum juice, a cold sweet drink made from smoked plums/
荷葉餅 荷叶饼 [he2 ye4 bing3] /thin wheat pancake in which roast duck is wrapped/
鴨架 鸭架 [ya1 jia4] /bones of a carved roast duck/
木勺 木勺 [mu4 shao2] /wooden spoon/CL:把[ba3]/
漁翁 渔翁 [yu2 weng1] /old fisherman/
童聲 童声 [tong2 sheng1] /children's voices (in singing)/
觀者 观者 [guan1 zhe3] /viewer; onlooker/
灰綠色 灰绿色 [hui1 lu:4 se4] /grayish green/
灰黑 灰黑 [hui1 hei1] /dark gray/
長亭 长亭 [chang2 ting2] /(in old times) a wayside pavilion, where travelers rested and friends parted/
芳草 芳草 [fang1 cao3] /(literary) fragrant grass/
今宵 今宵 [jin1 xiao1] /(literary) this evening; tonight/
本待 本待 [ben3 dai4] /(old) to have meant to (do something)/
大雪 大雪 [da4 xue3] /heavy snow/CL:場|场[chang2]/
山下 山下 [shan1 xia4] /(at) the foot of the mountain/
大山 大山 [da4 shan1] /high mountain; the mountains/
彎彎 弯弯 [wan1 wan1] /curved; winding/
暖暖 暖暖 [nuan3 nuan3] /(nice and) warm/
毛毛 毛毛 [mao2 mao5] /fluff; fuzz; (pet name for a child)/
小雪 小雪 [xiao3 xue3] /light snow/CL:場|场[chang2]/
東區 东区 [dong1 qu1] /east district; east side/
西區 西区 [xi1 qu1] /west district; west side/
滿城 满城 [man3 cheng2] /the whole town/
南岸 南岸 [nan2 an4] /south bank (of a river)/
山城 山城 [shan1 cheng2] /hill town; mountain city/
大田 大田 [da4 tian2] /field (for growing grain)/
河東 河东 [he2 dong1] /east of the river/
河西 河西 [he2 xi1] /west of the river/
石門 石门 [shi2 men2] /stone gate/
皇城 皇城 [huang2 cheng2] /imperial city/
桃園 桃园 [tao2 yuan2] /peach orchard/
鐵人 铁人 [tie3 ren2] /man of iron; (sports) triathlete/
新城區 新城区 [xin1 cheng2 qu1] /new part of a city/
沙河 沙河 [sha1 he2] /river of sand; sandy river/
大橋 大桥 [da4 qiao2] /large bridge/CL:座[zuo4]/
小橋 小桥 [xiao3 qiao2] /small bridge/CL:座[zuo4]/
滴滴 滴滴 [di1 di1] /(onom.) beep-beep/
過去 过去 [guo4 qu5] /(after a verb, indicates motion away from the speaker or past something)/
畫畫兒 画画儿 [hua4 hua4 r5] /to draw; to paint/
點兒 点儿 [dian3 r5] /(after a verb or adjective) a bit; a little/
圓圓 圆圆 [yuan2 yuan2] /(nice and) round/
亮亮 亮亮 [liang4 liang4] /shining; shiny/
熱熱 热热 [re4 re4] /(nice and) hot/
甜甜 甜甜 [tian2 tian2] /(nice and) sweet/
靜靜 静静 [jing4 jing4] /quietly/
穩穩當當 稳稳当当 [wen3 wen3 dang1 dang1] /steady; composed/
清清亮亮 清清亮亮 [qing1 qing1 liang4 liang4] /clear and bright/
哈哈哈 哈哈哈 [ha1 ha1 ha1] /(onom.) ha-ha-ha/
喝喝 喝喝 [he1 he5] /to drink a little; to sip/
想想 想想 [xiang3 xiang5] /to think (about it) for a moment/
瞧瞧 瞧瞧 [qiao2 qiao5] /to take a look/
烤烤 烤烤 [kao3 kao5] /to warm oneself for a while (by a fire)/
嘗嘗 尝尝 [chang2 chang5] /to have a taste; to try (food)/
學學 学学 [xue2 xue5] /to study for a while; to learn a bit/
笑笑 笑笑 [xiao4 xiao5] /to give a smile; to laugh a little/
幾號 几号 [ji3 hao4] /what date?; what number?/
第三 第三 [di4 san1] /third/
第四 第四 [di4 si4] /fourth/
第六 第六 [di4 liu4] /sixth/
第十 第十 [di4 shi2] /tenth/
幾十 几十 [ji3 shi2] /several tens; dozens/
三四十 三四十 [san1 si4 shi2] /thirty or forty/
兩三 两三 [liang3 san1] /two or three/
五六 五六 [wu3 liu4] /five or six/
兩三百 两三百 [liang3 san1 bai3] /two or three hundred/
一百 一百 [yi1 bai3] /one hundred; 100/
兩百 两百 [liang3 bai3] /two hundred; 200/
一千 一千 [yi1 qian1] /one thousand; 1,000/
兩萬 两万 [liang3 wan4] /twenty thousand; 20,000/
馬一角 马一角 [Ma3 Yi1 jiao3] /"One-Corner Ma", nickname of the painter Ma Yuan 馬遠|马远[Ma3 Yuan3]/
夏半邊 夏半边 [Xia4 Ban4 bian1] /"Half-Side Xia", nickname of the painter Xia Gui 夏圭[Xia4 Gui1]/
寒江獨釣圖 寒江独钓图 [Han2 jiang1 du2 diao4 tu2] /Angler on a Wintry River, painting by Ma Yuan 馬遠|马远[Ma3 Yuan3]/
綴白裘 缀白裘 [Zhui4 bai2 qiu2] /Zhuibaiqiu, anthology of opera scenes from the Qing dynasty/
奧德威 奥德威 [Ao4 de2 wei1] /(name) Ordway; John P. Ordway (1824-1880), American composer/
巴羅 巴罗 [Ba1 luo2] /(name) Barrow; John Barrow (1764-1848), member of the British embassy to China in 1793/
許幻園 许幻园 [Xu3 Huan4 yuan2] /Xu Huanyuan (1878-1929), poet and friend of Li Shutong 李叔同[Li3 Shu1 tong2]/
普雄 普雄 [Pu3 xiong2] /Puxiong, town in the Daliang Mountains of Sichuan/
夏圭 夏圭 [Xia4 Gui1] /Xia Gui (active around 1195-1224), Southern Song painter/
馬遠 马远 [Ma3 Yuan3] /Ma Yuan (c. 1160-1225), Southern Song painter/
笪重光 笪重光 [Da2 Chong2 guang1] /Da Chongguang (1623-1692), Qing dynasty calligrapher and writer on painting/
八大山人 八大山人 [Ba1 da4 Shan1 ren2] /Bada Shanren (1626-1705), painter of the end of the Ming and beginning of the Qing dynasty/
鄧石如 邓石如 [Deng4 Shi2 ru2] /Deng Shiru (1743-1805), Qing dynasty calligrapher and seal carver/
塞翁 塞翁 [Sai4 Weng1] /the old man of the frontier, who lost his horse; see 塞翁失馬|塞翁失马[sai4 weng1 shi1 ma3]/
陳軫 陈轸 [Chen2 Zhen3] /Chen Zhen, envoy and strategist of the Warring States period/
圖蘭朵 图兰朵 [Tu2 lan2 duo3] /Turandot, opera by Puccini/
弘一 弘一 [Hong2 yi1] /Hongyi, the Buddhist name of 李叔同[Li3 Shu1 tong2]/
大涼山 大凉山 [Da4 liang2 Shan1] /Daliang Mountains, in the southwest of Sichuan/
成昆鐵路 成昆铁路 [Cheng2 Kun1 tie3 lu4] /railway from Chengdu to Kunming/
彝語 彝语 [Yi2 yu3] /Yi (language of the Yi people)/
首班車 首班车 [shou3 ban1 che1] /first bus or train (of the day)/
西餐廳 西餐厅 [xi1 can1 ting1] /Western-style restaurant/CL:家[jia1]/
寒暑假 寒暑假 [han2 shu3 jia4] /winter and summer vacations/
轉瞬間 转瞬间 [zhuan3 shun4 jian1] /in the blink of an eye/
長恨歌 长恨歌 [Chang2 hen4 ge1] /Song of Everlasting Sorrow, a long poem by Bai Juyi 白居易[Bai2 Ju1 yi4]/
豈不是 岂不是 [qi3 bu4 shi4] /wouldn't that be ...?/
來說 来说 [lai2 shuo1] /(after 对 and somebody) for; as far as ... is concerned/
薑絲 姜丝 [jiang1 si1] /shredded ginger/
薑片 姜片 [jiang1 pian4] /sliced ginger/
薑末 姜末 [jiang1 mo4] /minced ginger/
老薑 老姜 [lao3 jiang1] /mature ginger/
市級 市级 [shi4 ji2] /municipal level/
區級 区级 [qu1 ji2] /district level/
作業本 作业本 [zuo4 ye4 ben3] /exercise book; workbook/CL:本[ben3]/
車座 车座 [che1 zuo4] /saddle (of a bicycle); seat (of a vehicle)/
晚風 晚风 [wan3 feng1] /evening breeze/
大叫 大叫 [da4 jiao4] /to shout; to yell/
您老 您老 [nin2 lao3] /you (respectful, to an elderly person)/
敘府 叙府 [Xu4 fu3] /Xufu, old name of 宜賓|宜宾[Yi2 bin1] in Sichuan/
汲桑 汲桑 [Ji2 Sang1] /Ji Sang (died 309), rebel leader of the Western Jin dynasty/
向井千秋 向井千秋 [Xiang4 jing3 Qian1 qiu1] /Mukai Chiaki (1952-), Japanese astronaut/
啦啦啦 啦啦啦 [la1 la1 la1] /(onom.) la, la, la (singing without words)/
青蒿 青蒿 [qing1 hao1] /sweet wormwood (Artemisia annua), source of the malaria drug artemisinin/
網約配送員 网约配送员 [wang3 yue1 pei4 song4 yuan2] /(official term) delivery worker booked by way of an internet platform/
屠呦呦 屠呦呦 [Tu2 You1 you1] /Tu Youyou (born 1930), Chinese pharmaceutical chemist, Nobel Prize in 2015/
莊則棟 庄则栋 [Zhuang1 Ze2 dong4] /Zhuang Zedong (1940-2013), table tennis player, three times world champion/
劉兆吉 刘兆吉 [Liu2 Zhao4 ji2] /(name) Liu Zhaoji, psychologist, who collected folk songs as a student/
塞罕壩 塞罕坝 [Sai4 han3 ba4] /Saihanba, a highland in the north of Hebei 河北[He2 bei3], known for its planted forest/
好說話 好说话 [hao3 shuo1 hua4] /easy-going; easy to deal with/
有效率 有效率 [you3 xiao4 lu:4] /rate of effectiveness (of a medicine); efficient/
`
