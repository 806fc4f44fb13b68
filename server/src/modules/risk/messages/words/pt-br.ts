import type { MessageWords } from '../words.ts'

export const brazilianPortugueseMessages: MessageWords = {
  pay: 'você pague|que você pague|você paga|você pagar|precisa pagar|tem que pagar|pague|paga antes|pagar o|pagar a|acertar o|acertar a|no pix|meu pix|transferir|transfere|transfira|deposita|depositar|manda no|cair o pagamento|volta no|volta para você|cobre o|arcar com',
  feeThing:
    'exame admissional|exame médico|exame|treinamento|curso|taxa|uniforme|visto|processo do|administrativ|seguro|envio|frete|crachá|cracha|kit|equipamento|antecedentes|certificado|cadastro|documentação|passaporte',
  toSomebody:
    'meu pix|na minha conta|conta do despachante|conta do agente|no meu pix|pra minha conta|nesta conta|conta do intermediário',
  cheque: 'cheque',
  cashIt: 'deposita|desconta|saca|descontar',
  remainder:
    'o resto|o restante|a diferença|nosso fornecedor|ao fornecedor|sua parte|o que sobrar|a sobra|fica com|fique com|repass|pro fornecedor|para o fornecedor',
  giftCard:
    'gift card|cartão presente|cartões presente|google play|itunes|steam|cartão pré-pago|cartões google|cartoes google|cartoes da apple|cartao da apple|cartoes de presente|recarga de jogo|vale-presente|cartoes pre-pagos|gift',
  buy: 'compra|compre|adquira|pega',
  cardCodes: 'código|codigo|raspe|raspa|números do verso|foto dos|verso|raspad|numeros',
  ownAccount:
    'sua conta|conta bancária que|conta no seu nome|uma conta bancária|sua própria conta|conta que a gente',
  incoming:
    'clientes depositam|clientes pagam|recebe as transferências|receber pagamentos|recebe os pagamentos|recebe o dinheiro|caem na sua conta|vai cair|cai na sua|caem na|depositam|vao depositar|transferem pra|recebe valores|receber valores|dinheiro dos clientes|receber uns pix|recebe os pix',
  passOn:
    'você fica com|fica com|repassa|repasse|menos a comissão|possa usar|alugar|aluguel da conta|em bitcoin|sua comissão|por semana|cripto|usdt|manda o|transfere|saca e',
  parcel: 'pacote|encomenda|caixas chegam',
  atHome: 'sua casa|seu endereço|na sua residência|em casa',
  resend: 'reenvia|reenviar|troca a etiqueta|nova etiqueta|lá fora|no exterior|despacha de novo|etiqueta e',
  rate: 'avaliar hotel|avaliar hotéis|avalia hotéis|avaliar produtos|avaliar lojas|curte vídeos|curtir vídeos|curte videos|curtir posts|dar like|seguir perfis|assistir vídeos|otimizar pedidos|avaliações de hotéis',
  piecePay:
    'usdt|comissão|comissao|print|a cada três|por vídeo|cada vídeo|tarefas por dia|por curtida|por tarefa|cada lote',
  recharge:
    'recarrega|recarregar|recarga|coloca saldo|adiciona saldo|depositar na plataforma|deposita .. primeiro|deposite|coloca .. na|coloque|ativa a conta|ativar a conta|ative sua|carrega|carregue|saldo|poe .. na|bota .. no|manda o pix|manda um pix|faz um pix|faz o pix|faca um pix',
  unlock:
    'liberar|desbloque|vip|comissão maior|próximo nível|sacar|saca!|saque|tarefas|abre as|liberam|libera|comissao|lucro',
  sendMe:
    'manda foto|mande|me manda|envie|envia|preciso do seu|preciso da sua|me passa|me passe|qual é seu|qual seu|tira uma foto|tire foto|me encaminhe|me diga|informe seu|foto do seu',
  idCard:
    'rg!|cnh!|cpf!|passaporte|identidade|carteira de motorista|cartão de débito|cartao de debito|seu cartão|cartão de crédito|cartão do banco',
  bothSides: 'frente e verso|dos dois lados|selfie|segurando|na mão|os dois lados|ao lado do rosto',
  secret:
    'número do cartão|numero do cartao|senha do banco|senha bancária|senha do cartão|internet banking|cvv|nome da mãe|senha do seu e-mail|senha do app|frase de recuperação|login e senha',
  oneTimeCode:
    'código de seis|código de verificação|código por sms|código que vai chegar|código que chegou|chegar um código|código que você|código do sms|token do banco|código de 6|codigo por|codigo no|codigo que|um codigo|sms com|codigo do whats|6 digitos|seis digitos|6 numeros|seis numeros|token',
  tellMe:
    'me passa|me passe|me manda|me diga|me encaminhe|me envie|me fala|me informe|me diz|manda aqui|manda pra|repassa|encaminh|e so me|informa|digita aqui|mande|escreve aqui|passa pra',
  remoteControl: 'anydesk|any desk|teamviewer|rustdesk|ultraviewer|quicksupport',
  messenger:
    'whatsapp|zap!|zapzap|whats!|wpp!|telegram|t.me|wa.me|signal!|viber|wechat|discord|zangi|whatsap|zapp|wats|uatsap|whatts|telegran|teleg|tele!|insta!|skype',
  moveOn:
    'adicione nossa|adicione nosso|adicione o|adicione a|me adiciona|para continuar|continue comigo|continua comigo|apague esta|apaga esta|apague este|aqui eu não respondo|não respondo aqui|chat é vigiado|conversa é monitorada|fale somente|fale só|somente no|só no|me chama|chama lá|a entrevista é por mensagem|fale o código|a chefe|nossa gerente',
  easy: 'por dia|ao dia|por semana|semanal|diári|garantido|garantida|no celular|pelo celular|de casa|por hora',
  unconditional:
    'sem entrevista|ninguém é recusado|todos são aceitos|aceitamos todos|diga sim|responda sim|comece em uma hora|não recusamos',
  invest: 'investindo|você investe|investe|invista|compra o kit|comprar o kit|kit inicial|pacote inicial',
  gain: 'dobra|plataforma|sócio|chama dois|chamar amigos|indicar dois|lucro|usdt|convida',
  passport: 'passaporte|documentos de viagem',
  keptByUs:
    'fica guardado|ficam guardados|guardamos|fica com a gente|fica conosco|retemos|fica retido|entrega o',
  typeIn:
    'coloque o cartão|coloque seu cartão|a senha dele|seu e-mail e a senha|número do cartão|dados do cartão|senha do e-mail|seu banco',
  weCover:
    'por nossa conta|de graça|grátis|gratuit|são nossos|nós agendamos|nós pagamos|pagamos r|pagamos a hora|que transferimos|reembolsamos|reembolso|é pago:|também é pago|treinamento é pago|descontada na folha|a empresa põe|cartão da empresa|empregador|pagos por nós|mandamos um notebook|mandamos notebook|conforme a experiência|dia útil|não descontamos|a empresa paga|pagamos|a gente paga|paga pela empresa|pago pela empresa|por conta da empresa|cobrimos|devolvemos a passagem|fornecemos|nos que pagamos|a gente cobre|com a gente|sem custo|e com a empresa|a empresa banca',
  denial:
    'nunca pedimos|não pedimos|não há taxa|não há caução|você não paga|nunca passe|não passe|não pediria|não pediremos|não mande|não precisa mandar|em nosso nome|se passando|golpe|fraude|sem custo|nao ha nenhum|nenhuma taxa|nao cobramos|ninguem da|ninguem daqui|nunca vamos|jamais|nao somos nos|nao e da nossa|nao e nosso|nao fomos nos|nao manda nada|nao envie|nao compartilhe|cuidado com|fique atento|falso|falsa|denunci|quem te|quem pediu|se alguem|se pedirem|fingindo|e de graca|nao paga nada|nao precisa pagar|nao existe taxa|nao paga',
  stayHere:
    'fica neste chat|continuar por aqui|aqui eu respondo no|aqui respondo|só escrevemos desta|se se perder|recepção|clientes pelo|grupo de|nossos canais|experiência com|em atendimento|não contratamos pelo whatsapp|a gente se conhecer|o canal|cuidaria|cuidar do|da clinica|da loja|atendendo|neste mesmo chat|por aqui mesmo|escreve aqui|nao usamos|instagram',
  charge:
    'taxa|caucao|curso|treinamento|uniforme|exame|kit!|visto|crachá|frete|antecedentes|certidao|inscricao|matricula|apostila|carteirinha|admissional|epi!|reserva da vaga|farda|adiantamento|deposito caucao|deposito de garantia|deposito reembols|um deposito',
  due: 'pague|paga!|pagar|pagas|pix!|no pix|boleto|custa|valor de|valor r|por sua conta|do seu bolso|por fora|adiantad|antecipad|devolvid|devolvemos|devolve!|volta no|reembolsado|ressarcid|comprovante|perde a vaga|picpay|mercado pago|obrigatori|custear|bancar|quita|acerta|manda .. reais|voce compra|compra o|compra a|desconta depois|reembolsavel|depositar|deposita!|deposite|falta a cau|falta o pagamento|falta o pix|mando a chave|chave pix|minha chave|na chave|pagamento de|pagamento da|pagamento do|fazer o pagamento|transferir|transfira|transfere',
  ofOthers:
    'clientes|inquilin|dono|proprietari|pacientes|alunos|ninguem e obrigado|opcional|se quiser|hospedes|como na lei|familias|nosso portal',
  idDoc:
    'rg!|cnh|cpf!|passaporte|carteira de trabalho|comprovante de residencia|comprovante de endereco|nome da mae|titulo de eleitor|gov.br|identidade|pis!|certidao de nascimento|conta de luz|documento com foto|documentos!|extrato bancario',
  hand: 'mand|envi|foto|selfie|print|preciso|passa!|me passe|me passa|escanea|digitaliza|anexa|video|agora|tira!|falta|xerox|segurando|responda com',
  inPerson:
    'traz|traga|trazer|leva!|levar|leve!|primeiro dia|pessoalmente|presencial|portal|original|portaria|recepcao|na assinatura|quando vier|seu perfil|digital basta|depois da proposta|na empresa|apos a proposta',
  credential:
    'senha|cvv|numero do cartao|dados do cartao|validade|codigo de tras|3 digitos|tres digitos|cartao de credito|internet banking|app do banco|token|agencia, conta|usuario e|email de verificacao|frase|chave de seguranca|assinatura eletronica|numeros de tras|login e senha',
  want: 'passa!|passe!|manda|envi|preciso|precisamos|qual|quais|me diz|me fala|informa|informe|falta|digite|por favor|me da|necess|coloca|preench|encaminh|pra ativar|para ativar|confirma!|confirme!',
  faceVideo:
    'mexendo o rosto|virando o rosto|virando a cabeca|movendo a cabeca|mexendo a cabeca|video do rosto|video selfie|reconhecimento facial|verificacao facial|biometria facial|prova de vida|selfie segurando|selfie com|segurando o documento|segurando a|video lendo|video falando|video dizendo|piscando',
  bankApp: 'banco|abra|abre|baixa|instala|tela|codigo|aplicativo',
  crypto: 'usdt|bitcoin|cripto|binance',
  reach:
    'adicion|add!|chama!|me chama|chame|fala comigo|fala no|fala com|me manda|manda msg|manda um oi|manda mensagem|escreve|entra no|entre no|grupo|meu numero|numero pessoal|numero particular|pessoal|particular|usuario|tem telegram|voce tem|passa seu|me passa|qual seu|qual o seu|entrevista|so atende|so responde|atende so|so usa|baixe|baixa|instala|mais rapido|mais facil|melhor pelo|continua|continuar|procura|busca|segue|vamos pro|bora pro|contato|seu zap|seu whats',
  leaving:
    'fechar este chat|vou fechar|encerrar este|vou encerrar|encerrando|aqui nao consigo|por aqui nao|aqui eu nao|quase nao olho|nao olho aqui|nao entro aqui|nao vejo aqui|esse site bloqueia|o site bloqueia|fora daqui|fora do site|apaga essa|nao responda aqui|nao responde aqui|meu numero particular|meu numero pessoal|meu email|meu e-mail',
  login:
    'faca login|faz login|fazer login|login|entre com|entra com|acesse com|confirme|confirma seu|dados do cartao|cartao|senha|preencha|preenche|seus dados|cpf!|valide|atualize seu',
  lastCall:
    'perde a vaga|perde sua|proximo candidato|para o proximo|passa para outro|outros ja|hoje ainda|ainda hoje|ate as|ultimo dia|garantir a vaga|segurar a vaga',
}
